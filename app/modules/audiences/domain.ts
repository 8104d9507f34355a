/** For whom something is, as other rooms ask, keep and read it. */
export {
  audienceInput,
  audienceShape,
  emptyAudience,
  keptAudience,
  saysNobody,
  type AudiencePart,
  type AudienceRule,
} from "./domain/audience.ts";
