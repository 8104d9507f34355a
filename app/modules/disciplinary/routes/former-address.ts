import { redirect } from "@remix-run/node";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { disciplinaryPlaces } from "../disciplinary-places.ts";

const moved: Readonly<Record<string, string>> = {
  "/disciplinary-actions": disciplinaryPlaces.list("mine", "pending"),
  "/disciplinary-actions/employee/pending": disciplinaryPlaces.list("mine", "pending"),
  "/disciplinary-actions/employee/all": disciplinaryPlaces.list("mine", "all"),
  "/disciplinary-actions/manager/pending": disciplinaryPlaces.list("direct-reports", "pending"),
  "/disciplinary-actions/manager/all": disciplinaryPlaces.list("direct-reports", "all"),
  "/settings/disciplinary-actions": disciplinaryPlaces.settings,
};

/** Addresses of before lead to their screens, with what was asked of them. */
export const loader = page({
  can: feature("DISCIPLINARY_ACTION"),
  input: z.object({}),
  load: async (_context, _input, { url }) => {
    const { pathname, search } = new URL(url);
    throw redirect(`${moved[pathname.replace(/\.data$/, "")] ?? moved["/disciplinary-actions"]}${search}`, 301);
  },
});
