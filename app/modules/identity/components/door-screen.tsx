import type { ReactNode } from "react";
import { Logo } from "#app/ui/logo/logo.tsx";
import classes from "./door-screen.module.css";

/** The calm page in front of the product: one thing to do. */
export function DoorScreen({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <main className={classes.root}>
      <div className={classes.box}>
        <Logo wordmark="Cairn" size={32} />
        <h1 className={classes.title}>{title}</h1>
        {text ? <p className={classes.text}>{text}</p> : null}
        {children}
      </div>
    </main>
  );
}
