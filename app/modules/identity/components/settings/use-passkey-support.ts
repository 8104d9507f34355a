import { useEffect, useState } from "react";

/** Whether this browser can make and use passkeys; known once scripts run. */
export function usePasskeySupport(): boolean {
  const [supported, setSupported] = useState(false);
  useEffect(() => setSupported(typeof window.PublicKeyCredential === "function"), []);
  return supported;
}
