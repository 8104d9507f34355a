import { z } from "zod";

/** A column of a file, counted from 0; empty where the file does not have it. */
export const columnInput = z.union([z.literal(""), z.coerce.number().int().min(0).max(199)]);
