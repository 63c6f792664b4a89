const CODE_NAMES = new Map<number, string>([
  [1, "InternalError"],
  [2, "BadValue"],
  [9, "FailedToParse"],
  [11, "UserNotFound"],
  [13, "Unauthorized"],
  [14, "TypeMismatch"],
  [17, "ProtocolError"],
  [20, "IllegalOperation"],
  [26, "NamespaceNotFound"],
  [27, "IndexNotFound"],
  [28, "PathNotViable"],
  [40, "ConflictingUpdateOperators"],
  [43, "CursorNotFound"],
  [48, "NamespaceExists"],
  [50, "MaxTimeMSExpired"],
  [52, "DollarPrefixedFieldName"],
  [53, "InvalidIdField"],
  [54, "NotSingleValueField"],
  [56, "EmptyFieldName"],
  [57, "DottedFieldName"],
  [59, "CommandNotFound"],
  [66, "ImmutableField"],
  [67, "CannotCreateIndex"],
  [72, "InvalidOptions"],
  [73, "InvalidNamespace"],
  [85, "IndexOptionsConflict"],
  [86, "IndexKeySpecsConflict"],
  [112, "WriteConflict"],
  [115, "CommandNotSupported"],
  [121, "DocumentValidationFailure"],
  [125, "CommandFailed"],
  [166, "CommandNotSupportedOnView"],
  [167, "OptionNotSupportedOnView"],
  [171, "CannotIndexParallelArrays"],
  [175, "QueryPlanKilled"],
  [197, "InvalidIndexSpecificationOption"],
  [238, "NotImplemented"],
  [263, "OperationNotSupportedInTransaction"],
  [303, "APIVersionError"],
  [10334, "BSONObjectTooLarge"],
  [11000, "DuplicateKey"],
  [11601, "Interrupted"],
  [40324, "Location40324"],
  [40415, "Location40415"],
  [14031, "OutOfDiskSpace"],
]);

/** Has MongoDB's own code; `details` are further fields of the reply. */
export class CommandError extends Error {
  readonly code: number;
  readonly details: Record<string, unknown>;

  constructor(code: number, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export function codeNameOf(code: number): string {
  return CODE_NAMES.get(code) ?? `Location${code}`;
}

export function notSupported(what: string): CommandError {
  return new CommandError(238, `${what} is not supported by the embedded database`);
}
