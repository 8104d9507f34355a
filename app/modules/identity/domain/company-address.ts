import { z } from "zod";

/** What people type for their company: `acme`, `acme.cairn.example`, or the whole address out of the browser. */
export const companyInput = z.object({
  company: z.string({ error: "required" }).trim().min(1, "required").max(300, "too-long"),
});

/** The host name in what was typed, in small letters. */
export function hostNameOf(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/[/?#:][^]*/, "");
}

/** The company's own host below `localhost`, where that is how the installation is reached; else null. */
export function companyHost(slug: string, host: string): string | null {
  const local = /^(?:[a-z0-9-]+\.)?localhost(?<port>:\d+)?$/.exec(host);
  return local ? `${slug}.localhost${local.groups?.["port"] ?? ""}` : null;
}
