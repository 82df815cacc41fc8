"""How are all parts of the scaled site started on one machine, for tests, benches and a look?"""
