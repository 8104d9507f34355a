import { z } from "zod";

/** An address as typed; whether it is one shows when a mail arrives. Messages are keys of the room's `errors`. */
export const emailInput = z.string({ error: "required" }).trim().normalize("NFC").min(1, "required").max(254, "too-long");
