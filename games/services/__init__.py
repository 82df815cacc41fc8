"""What can be done at a table? One function for each verb, all or nothing."""
