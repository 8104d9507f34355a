import { reviewPlaces } from "./review-places.ts";

/** Where a probation review of a person is begun, with the person filled in; for who may create review cycles. */
export const probationReviewAddress = reviewPlaces.probation;
