/** One difference between two specs, and its effect on the service's clients and on its implementation. */
export interface Change {
  /** Whether something that worked before may fail: a request that was accepted, a response that was understood. */
  breaking: boolean;
  /** The part of the interface that changed: requests, responses, or the operation as a whole. */
  side: "request" | "response" | "operation";
  /** The changed operation or rule, such as `POST /books` or `rule order.total`. */
  subject: string;
  /** The pointer of a member in the body, or a parameter or header. */
  place?: string;
  message: string;
  /** The effect on code that uses the generated types. */
  typescript?: string;
}

/** The owner of the compared schemas, and the words for their differences. */
export interface Context {
  side: "request" | "response";
  subject: string;
  /** The method that implements the operation; a webhook has none. */
  handler?: string;
  /** Whether the schemas belong to a variant; an open variant allows every member of the shared schema. */
  isVariant?: boolean;
}
