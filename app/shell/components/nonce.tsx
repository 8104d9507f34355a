import { createContext, useContext, type ReactNode } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export function NonceProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return <NonceContext.Provider value={nonce}>{children}</NonceContext.Provider>;
}

/** The nonce of this answer while rendering on the server; browsers hide it from scripts. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
