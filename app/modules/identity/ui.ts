/** The calm page for whoever comes by a link and is not signed in; its words are those of this room. */
export { AuthLayout } from "./components/sign-in/auth-layout.tsx";
