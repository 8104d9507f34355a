import { textInput } from "#app/platform/http/typed-input.ts";

/** An address as typed; whether it is one shows when a mail arrives. Messages are keys of the room's `errors`. */
export const emailInput = textInput({ most: 254, anySigns: true, missing: "required", tooLong: "too-long" });

/** An address that mail is to go to for the first time: its shape is looked at, for nothing else would ever tell. */
export const newEmailInput = emailInput.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, "malformed-email");

/** Whether mail can go to what a register holds as an address. */
export const mailedTo = (address: string): boolean => /^[^\s@]+@[^\s@]+$/.test(address);
