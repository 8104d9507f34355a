import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";

export const viewName = textInput({ most: 80, missing: "audiences.name-required", tooLong: "audiences.name-too-long" });

/** The address of a list as it is shown: its path and what narrows it. */
export const listAddress = z.string().max(4000);

export const oneView = z.object({ viewId: ids.view });
export type OneView = z.output<typeof oneView>;
