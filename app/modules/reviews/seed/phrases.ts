/** What people write in reviews, best work first; plain sentences as colleagues write them. */
export const praise = [
  "Led the move to the new billing system without a single missed invoice.",
  "Explains hard things simply; new people go there first with questions.",
  "Brought the answer time for customers down from two days to four hours.",
  "Keeps calm when things go wrong and says early what is at risk.",
  "The rollout in the north went well because the plan was honest.",
  "Took over the weekly report and made it one page that people read.",
  "Reviews of others' work are quick, friendly and exact.",
  "Won back two customers we had already written off.",
] as const;

export const improvements = [
  "Could say no more often; too many things were started at once.",
  "Documents decisions late, so others have to ask again.",
  "Estimates were too optimistic in spring; it got better since summer.",
  "Should involve the support team earlier.",
  "Could delegate more; some evenings were far too long.",
  "Meetings would be shorter with an agenda sent the day before.",
] as const;

export const nexts = [
  "Lead a project across two teams next year.",
  "Take the lead in hiring for the team.",
  "Learn more about the finance side of the product.",
  "Hand over the daily operations and work on the roadmap.",
  "Mentor one of the new colleagues.",
] as const;

export const summaries = [
  "A strong period: the important goals were reached, and the team noticed.",
  "A solid period with one late project that taught us a lot.",
  "A year of change: new team, new product, and steady results.",
  "Good work on the main goal; the second one starts to move only now.",
] as const;

export const reasons = [
  "We did not work together enough in this period.",
  "I would rather leave this to somebody from the project.",
] as const;
