/** One difference between two specs, and the effect on clients and on the service's code. */
export interface Change {
  /** Whether clients can break: a request may be rejected, or a response may have an unexpected form. */
  breaking: boolean;
  /** The part of the interface that changed: requests, responses, or the operation as a whole. */
  side: "request" | "response" | "operation";
  /** The changed operation, security scheme or rule, such as `POST /books` or `rule order.total`. */
  subject: string;
  /** The changed part of the subject: a parameter, a header, or a pointer in a body. */
  place?: string;
  message: string;
  /** The effect on code that uses the generated types. */
  typescript?: string;
}

/** The operation whose schemas are compared, and the side of the schemas. */
export interface Context {
  side: "request" | "response";
  subject: string;
  /** The operation's id, which names its handler in the service; absent for a webhook or callback. */
  handler?: string;
  /** Whether the schemas belong to a variant of a body. */
  isVariant?: boolean;
}
