import { href, Form, Link } from "react-router";
import { Button } from "../../../components/button.tsx";

/** With JavaScript the page looks again by itself. */
export function RefreshLink({ search, button = false }: { search: string; button?: boolean }) {
  const link = (
    <Link className={button ? "without-script" : "link without-script"} to={search || "?"} reloadDocument>
      Refresh
    </Link>
  );
  return button ? <Button asChild>{link}</Button> : link;
}

export function TryAgain({ search }: { search: string }) {
  return (
    <Form method="post" action={href("/forms/matching/retry")} navigate={false} fetcherKey="matching-retry">
      <input type="hidden" name="returnTo" value={`/${search}`} />
      <Button type="submit">Try again</Button>
    </Form>
  );
}
