import { homeParts } from "#app/modules/home/room.parts.ts";
import { notificationsParts } from "#app/modules/notifications/room.parts.ts";
import { feedParts } from "#app/modules/feed/room.parts.ts";
import { peopleParts } from "#app/modules/people/room.parts.ts";
import { pointsParts } from "#app/modules/points/room.parts.ts";
import { goalsParts } from "#app/modules/goals/room.parts.ts";
import { initiativesParts } from "#app/modules/initiatives/room.parts.ts";
import { feedbackParts } from "#app/modules/feedback/room.parts.ts";
import { engagementParts } from "#app/modules/engagement/room.parts.ts";
import { developParts } from "#app/modules/develop/room.parts.ts";
import { oneOnOnesParts } from "#app/modules/one-on-ones/room.parts.ts";
import { compensationParts } from "#app/modules/compensation/room.parts.ts";
import { reviewsParts } from "#app/modules/reviews/room.parts.ts";
import { analyticsParts } from "#app/modules/analytics/room.parts.ts";
import { audiencesParts } from "#app/modules/audiences/room.parts.ts";
import { integrationsParts } from "#app/modules/integrations/room.parts.ts";
import { gatherParts } from "#app/platform/contributions/room-parts.ts";
import { disciplinaryParts } from "#app/modules/disciplinary/room.parts.ts";
import { lifecycleParts } from "#app/modules/lifecycle/room.parts.ts";

/** What rooms show on screens that know none of them by name: icons, panels, cards, sections of records, parts of lists. */
export const roomParts = gatherParts([
  homeParts,
  notificationsParts,
  feedParts,
  peopleParts,
  goalsParts,
  initiativesParts,
  feedbackParts,
  developParts,
  oneOnOnesParts,
  reviewsParts,
  engagementParts,
  pointsParts,
  compensationParts,
  audiencesParts,
  analyticsParts,
  integrationsParts,
  disciplinaryParts,
  lifecycleParts,
]);
