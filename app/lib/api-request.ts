/** The message is `404: Not Found` or `400: {...}`. */
export class ApiRequestError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.name = "ApiRequestError";
    this.status = response.status;
    this.body = body;
  }

  get serverMessage(): string | null {
    const message = this.answer?.message;
    return typeof message === "string" ? message : null;
  }

  get answer(): Record<string, unknown> | null {
    try {
      return JSON.parse(this.body);
    } catch {
      return null;
    }
  }
}

type ApiRequest = {
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  body?: FormData | Record<string, unknown>;
};

/** Sends credentials and does not retry. Throws ApiRequestError. */
export async function requestApi(path: string, { method, body }: ApiRequest = {}): Promise<Response> {
  const response = await fetch(path, {
    credentials: "include",
    ...(method ? { method } : {}),
    ...(body instanceof FormData ? { body } : {}),
    ...(body && !(body instanceof FormData)
      ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }
      : {}),
  });
  if (!response.ok) throw new ApiRequestError(response, await response.text());
  return response;
}
