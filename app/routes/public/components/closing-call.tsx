import { href } from "react-router";
import { Button } from "../../../components/button.tsx";

export function ClosingCall({ title, action }: { title: string; action: string }) {
  return (
    <section className="closing" aria-label={title}>
      <h2>{title}</h2>
      <Button look="ink" size="large" asChild>
        <a href={href("/api/login")}>{action}</a>
      </Button>
    </section>
  );
}
