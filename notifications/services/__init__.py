"""What can be done with messages? One function for each verb."""
