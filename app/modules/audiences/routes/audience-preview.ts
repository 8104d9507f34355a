import { signedIn } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { audienceInput } from "../domain/audience.ts";
import { previewAudience } from "../queries/preview-cohort.ts";

/** Whom an audience means today: `{ count, people }`, while it is being chosen. */
export const loader = resource({ can: signedIn, input: audienceInput, load: previewAudience });
