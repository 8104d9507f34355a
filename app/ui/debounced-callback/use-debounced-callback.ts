/**
 * A function that does its work once it has not been called for a pause, with what the last call said and as the last
 * render knows it; `cancel` takes a waiting call back, and so does leaving the screen.
 */
export { useDebouncedCallback } from "@mantine/hooks";
