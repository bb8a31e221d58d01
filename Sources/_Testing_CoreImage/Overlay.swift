// Swift Testing imports this module whenever a file imports both Testing and CoreImage.
