import {
  blanks,
  deletes,
  deletesMentions,
  keeps,
  type GatheredForgetsPerson,
} from "#app/platform/contributions/forgets-person.ts";

/** What the kit keeps of people in every company. The audit log is chained and cannot be changed: it holds ids. */
export const platformForgetsPerson: GatheredForgetsPerson = {
  room: "platform",
  steps: [
    ...deletes("idempotency_key", "actor_id"),
    deletesMentions("idempotency_key", "response"),
    ...deletes("followed_record", ["reader_id", "record_id"]),
    ...deletes("outside_letter", ["sender_id", "about_id"]),
    ...deletes("outbox", "actor_id"),
    deletesMentions("outbox", "payload"),
    ...deletes("record_change", "record_id", { only: { record_kind: "Employee" } }),
    ...blanks("record_change", "employee_id", { reason: "null" }),
    ...keeps("paper", "signed_document", ["signer_id", "issued_by", "settled_by", "witness_id"]),
    ...keeps("audit", "audit_entry", ["actor_id", "subject_id"]),
  ],
};
