import { refusalCodes } from "../domain/refusal-codes.ts";

/** Where the door says why nobody came in; an unknown reason is that the answer does not hold. */
export function refusedAddress(code: string): string {
  const known = code.endsWith("too-many-attempts")
    ? "sso-too-many"
    : (refusalCodes.find((each) => code.endsWith(each)) ?? "sso-refused");
  return `/login/sso?refused=${known}`;
}
