import { createContext, useContext } from "react";
import { useNonce } from "./nonce.tsx";

const Script = createContext("");

/** Stands around a page on the server, with the script that names its routes. */
export const PageRoutesProvider = Script.Provider;

/** Names the routes of this page to the browser, before what brings the page to life. The script runs once, as it comes from the server. */
export function PageRoutes() {
  const nonce = useNonce();
  const script = useContext(Script);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
