import type { Response } from "express";

export function securityHeaders(
  response: Response,
  nonce: string,
  mode: "production" | "development",
  frames: readonly string[] = [],
): void {
  // Vite's client injects styles and a socket while developing.
  const styles = mode === "production" ? `'self' 'nonce-${nonce}'` : "'self' 'unsafe-inline'";
  const connections = mode === "production" ? "'self'" : "'self' ws:";
  response.setHeader(
    "Content-Security-Policy",
    [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src ${styles}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src ${connections}`,
      `frame-src ${frames.length > 0 ? frames.join(" ") : "'none'"}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
  );
  response.setHeader("Referrer-Policy", "same-origin");
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  response.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}
