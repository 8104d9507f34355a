import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router-dom";
import { useNonce } from "./nonce.tsx";

const key = "positions";

/** Runs before the first paint: a page that is opened again stands where it stood. */
const script = [
  `history.state?.key||history.replaceState({key:Math.random().toString(32).slice(2)},"");`,
  `try{scrollTo(0,JSON.parse(sessionStorage.${key})[history.state.key]??scrollY)}catch{}`,
].join("");

/** What Remix's `ScrollRestoration` does, in a third of its letters: each page has them. */
export function KeptScroll() {
  useScrollRestoration({ storageKey: key });
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
