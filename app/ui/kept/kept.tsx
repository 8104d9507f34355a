import type { ReactNode } from "react";

export type KeptProps = {
  /** All that the part's words hang on, as one text: language, rights, address, rows. What it leaves out is shown to others. */
  by: () => string;
  children: () => ReactNode;
};

/**
 * A part of the page that many requests draw alike: the server draws it once for each `by` and keeps it as text. In the
 * browser it is its children. It holds nothing of one request alone, such as a nonce or the time.
 */
export function Kept({ children }: KeptProps): ReactNode {
  return children();
}

/** How the server's renderer knows it. */
Kept.keeps = true as const;
