print("mica")
