/** One step of a history. `up` is SQL; in the tenants' history `{schema}` and `{table}` are filled in. */
export type Migration = {
  readonly version: number;
  readonly name: string;
  readonly up: string;
  /** Runs after `up` as the owner of the audit log, which the tenant's role may not own. */
  readonly auditUp?: string;
};
