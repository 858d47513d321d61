"""Ships that touch, collide and part (BBC-17)."""
