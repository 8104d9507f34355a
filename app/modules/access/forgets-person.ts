import { deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** Rights of theirs go; who gave others theirs is part of how the company's rights came about. */
export const accessForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("admin_access", "employee_id"),
    ...deletes("scoped_admin_access", "employee_id"),
    ...deletes("custom_access", "employee_id"),
    ...deletes("custom_role_holder", "employee_id"),
    ...keeps("others", "admin_access", "granted_by"),
    ...keeps("others", "scoped_admin_access", "granted_by"),
    ...keeps("others", "custom_role_holder", "granted_by"),
    ...keeps("work", "custom_role", "created_by"),
  ],
};
