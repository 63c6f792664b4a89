/** The action of a resource route that only answers some methods. */
export function methodNotAllowed(allow: string): () => Response {
  return () => Response.json({ message: "Method not allowed" }, { status: 405, headers: { Allow: allow } });
}
