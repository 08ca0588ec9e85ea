"""The words that rulings are made of: a situation, its facts, topics, steps, and the ruling itself."""
