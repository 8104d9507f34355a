import { countUnopenedTotp } from "#app/modules/identity/index.ts";
import { countUnopenedKeys } from "#app/platform/secrets/count-unopened-keys.ts";
import type { KeyRing } from "#app/platform/secrets/data-keys.ts";
import { LaunchError } from "./launch/launch-error.ts";

/** Refuses to work where something sealed in the database would not open: it would seem lost, one request at a time. */
export async function checkSecrets(ring: KeyRing): Promise<void> {
  const [{ keys, unopened }, apps] = [await countUnopenedKeys(ring), await countUnopenedTotp(ring)];
  const shut = [
    ...(unopened > 0 ? [`${unopened} of ${keys} data keys`] : []),
    ...(apps > 0 ? [`the secrets of ${apps} authenticator apps`] : []),
  ];
  if (shut.length > 0)
    throw new LaunchError(
      `APP_SECRET does not open ${shut.join(" and ")} in this database. Set it to the secret they were sealed with, or add that one behind the newest, parted by a comma.`,
    );
}
