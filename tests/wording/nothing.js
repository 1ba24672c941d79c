// Stands for what is not needed.
