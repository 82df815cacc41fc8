"""What can be done with an account? One module per subject, one function per verb."""
