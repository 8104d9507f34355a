import { Avatar } from "#app/ui/avatar/avatar.tsx";
import classes from "./invitations.module.css";

/** A person in a row: picture, name, address. */
export function PersonCell({ name, email }: { name: string; email: string }) {
  return (
    <span className={classes.person}>
      <Avatar name={name} size="small" />
      <span className={classes.names}>
        <span className={classes.name}>{name}</span>
        <bdi className={classes.email}>{email}</bdi>
      </span>
    </span>
  );
}
