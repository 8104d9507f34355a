import { openPage } from "#app/platform/http/page.ts";
import { notFound } from "#app/platform/errors/app-error.ts";

/** Every address nobody serves. */
export const loader = openPage(async () => {
  throw notFound("This address");
});

export default function Missing() {
  return null;
}
