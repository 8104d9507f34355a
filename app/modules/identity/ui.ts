/** The calm page for whoever comes by a link and is not signed in; its words are those of this room. */
export { DoorScreen } from "./components/sign-in/door-screen.tsx";
