import {
  BOARD_IMPOSSIBLE,
  CANCELLED,
  CUSTOMERS,
  EMAIL_UNPROVED,
  FOLDER_MESSAGE,
  FORM_IMPOSSIBLE,
  MESSAGE,
  NOT_UNDERSTOOD,
  OFFERS,
  PACK_EDITS,
  PACK_NEEDED,
  PASSWORD_LENGTH,
  REPORT_MESSAGE,
  SPEND_FAILED,
  TOKEN_PRICE,
  TOKENS_PER_PURCHASE,
  WORDS_REFUSED,
} from '@toile/contract';

interface ErrorKind {
  /** HTTP status a transport answers with. */
  readonly status: number;
  /** The dialect's `type`. */
  readonly type: string;
  /** What the caller is told unless the place that throws knows better. */
  readonly message: string;
  /** True when it is ours to mend: it goes to the log as an error and raises alerts. */
  readonly ours: boolean;
}

const theirs = (status: number, type: string, message: string): ErrorKind => ({ status, type, message, ours: false });
const ours = (status: number, type: string, message: string): ErrorKind => ({ status, type, message, ours: true });

/** Every way a verb can refuse or fail. The key is the stable code; a code without a line here does not compile. */
export const ERRORS = {
  'account-blocked': theirs(403, 'user_blocked', 'The current user has been blocked.'),
  'account-exists': theirs(
    409,
    'user_already_exists',
    'A user with the same id, email, or phone already exists in this project.',
  ),
  'amount-invalid': theirs(
    400,
    'general_argument_invalid',
    `Invalid \`amount\` param: The price of a plan, or ${TOKEN_PRICE} rupees a token for ${TOKENS_PER_PURCHASE.min} to ${TOKENS_PER_PURCHASE.max} tokens.`,
  ),
  'attribute-not-found': theirs(404, 'attribute_not_found', 'Attribute with the requested key could not be found.'),
  'argument-invalid': theirs(400, 'general_argument_invalid', 'A parameter is invalid.'),
  'bucket-not-found': theirs(
    404,
    'storage_bucket_not_found',
    'Storage bucket with the requested ID could not be found.',
  ),
  'collection-not-found': theirs(404, 'collection_not_found', 'Collection with the requested ID could not be found.'),
  'credentials-invalid': theirs(
    401,
    'user_invalid_credentials',
    'Invalid credentials. Please check the email and password.',
  ),
  'customer-not-found': theirs(404, 'customer_not_found', 'There is no such card among your customers.'),
  'customers-too-many': theirs(
    409,
    'customer_limit_exceeded',
    `A shop keeps ${CUSTOMERS.max} customers’ cards. Delete one that is not needed any more.`,
  ),
  'cursor-not-found': theirs(400, 'general_cursor_not_found', 'The cursor of the query was not found.'),
  'database-not-found': theirs(404, 'database_not_found', 'Database not found'),
  'counter-limit': theirs(400, 'attribute_limit_exceeded', 'The attribute has reached its limit.'),
  'design-begun': theirs(
    409,
    'design_begun',
    'Drawing has begun already, so this design can no longer be cancelled. It is ready in a moment.',
  ),
  'board-impossible': theirs(409, BOARD_IMPOSSIBLE, MESSAGE.boardImpossible),
  'boards-too-many': theirs(429, 'board_limit_exceeded', MESSAGE.boardsTooMany),
  'design-cancelled': theirs(409, CANCELLED, 'This design was cancelled. The token is back.'),
  'design-form-impossible': theirs(
    409,
    FORM_IMPOSSIBLE,
    'This picture is by an image model: High Definition and Remove Background are for what Toile draws itself.',
  ),
  'design-form-missing': theirs(404, 'design_form_not_found', 'This form of the design is not drawn yet.'),
  'design-not-approved': theirs(409, 'design_not_approved', 'The customer has not approved this design yet.'),
  'design-not-found': theirs(404, 'design_not_found', 'Design with the requested ID could not be found.'),
  'design-not-understood': theirs(422, NOT_UNDERSTOOD, MESSAGE.promptNotUnderstood),
  'design-ordered': theirs(409, 'design_ordered', MESSAGE.designOrdered),
  'design-refused': theirs(400, 'design_refused', 'This cannot be drawn. No token was taken.'),
  'design-running': theirs(409, 'design_running', 'This design is still being made.'),
  'design-unfinished': theirs(409, 'design_unfinished', 'This design is not finished.'),
  'designs-too-many': theirs(
    429,
    'design_limit_exceeded',
    'You have several designs in the making already. Please wait until one of them is finished.',
  ),
  'designs-too-many-overall': theirs(
    429,
    'design_queue_full',
    'Many designs are being made right now. Please try again in a minute.',
  ),
  'document-exists': theirs(
    409,
    'document_already_exists',
    'Document with the requested ID already exists. Please choose another one.',
  ),
  'document-invalid': theirs(400, 'document_invalid_structure', 'Invalid document structure.'),
  'document-missing-data': theirs(400, 'document_missing_data', 'The document data is missing.'),
  'document-missing-payload': theirs(400, 'document_missing_payload', 'The document payload is missing.'),
  'document-not-found': theirs(404, 'document_not_found', 'Document with the requested ID could not be found.'),
  'email-unproved': theirs(
    403,
    EMAIL_UNPROVED,
    'Please confirm your email address first: the link is in a letter we sent you, which may take a minute to arrive. Your account page sends another.',
  ),
  'email-unusable': theirs(400, 'general_bad_request', 'This email address cannot be used.'),
  'failure-url-invalid': theirs(400, 'project_invalid_failure_url', 'Invalid redirect URL for OAuth failure.'),
  'file-exists': theirs(409, 'storage_file_already_exists', 'A file with the requested ID already exists.'),
  'file-in-use': theirs(409, 'storage_file_in_use', 'This picture belongs to a design or a post, which must go first.'),
  'file-missing': theirs(400, 'storage_file_empty', 'No file was sent.'),
  'file-too-large': theirs(
    400,
    'storage_invalid_file_size',
    'The file size is either not valid or exceeds the maximum allowed size.',
  ),
  'file-unsupported': theirs(400, 'storage_file_type_unsupported', 'The given file is not a picture that can be kept.'),
  'files-too-many': theirs(400, 'storage_quota_exceeded', 'You have no room left for more pictures.'),
  'file-not-found': theirs(404, 'storage_file_not_found', 'The requested file could not be found.'),
  'folder-full': theirs(409, 'folder_limit_exceeded', FOLDER_MESSAGE.full),
  'folder-not-found': theirs(404, 'folder_not_found', FOLDER_MESSAGE.unknown),
  'folder-packing': theirs(429, 'folder_packing', FOLDER_MESSAGE.packing),
  'folders-too-many': theirs(409, 'folder_limit_exceeded', FOLDER_MESSAGE.tooMany),
  'garments-failed': ours(500, 'garments_failed', MESSAGE.garmentsFailed),
  'garments-too-dear': theirs(422, 'garments_too_dear', MESSAGE.garmentsTooDear),
  'garments-unknown': theirs(409, 'garments_unknown', MESSAGE.garmentsUnknown),
  'generation-api-error': ours(502, 'generation_api_error', MESSAGE.generationApiError(502)),
  'generation-failed': ours(500, 'generation_failed', MESSAGE.generationFailed),
  'generation-late': ours(504, 'generation_timeout', MESSAGE.generationFailed),
  'generation-incomplete': ours(502, 'generation_incomplete_response', MESSAGE.responseMissingFields),
  'generation-invalid': ours(502, 'generation_invalid_response', MESSAGE.responseInvalid),
  'generation-lost': ours(500, 'generation_failed', MESSAGE.generationFailed),
  'generation-refused': theirs(422, 'generation_refused', MESSAGE.generationApiError(422)),
  'generation-silent': ours(504, 'generation_no_response', MESSAGE.generationNoResponse),
  'generation-unreachable': ours(503, 'generation_unreachable', MESSAGE.generationUnreachable),
  'host-unknown': theirs(
    400,
    'general_unknown_host',
    'This installation is not reached at the host that was named. PUBLIC_URL and ALLOWED_HOSTS say where it is.',
  ),
  'idempotency-key-reused': theirs(
    409,
    'idempotency_key_reused',
    'This Idempotency-Key was used for another request already.',
  ),
  'jwt-and-session': theirs(
    403,
    'user_jwt_and_cookie_set',
    'A JWT and a session are set in the same request. Only one of them can be used.',
  ),
  'jwt-creation-denied': theirs(
    403,
    'user_jwt_creation_denied',
    'A JWT cannot be created by a JWT. Please use the session itself.',
  ),
  'jwt-invalid': theirs(
    401,
    'user_jwt_invalid',
    'The JWT token is invalid. Please check the value of the X-Appwrite-JWT header.',
  ),
  'not-allowed': theirs(
    401,
    'user_unauthorized',
    'The current user is not authorized to perform the requested action.',
  ),
  'look-newer': ours(503, 'look_newer', MESSAGE.lookNewer),
  'look-unreadable': ours(500, 'look_unreadable', MESSAGE.lookUnreadable),
  'name-refused': theirs(400, 'name_refused', MESSAGE.nameRefused),
  'offer-ended': theirs(410, 'offer_ended', MESSAGE.offerEnded),
  'offer-not-found': theirs(404, 'offer_not_found', MESSAGE.offerUnknown),
  'offers-too-many': theirs(409, 'offer_limit_exceeded', MESSAGE.offersTooMany(OFFERS.live)),
  'offer-over': theirs(410, 'offer_ended', MESSAGE.offerOver),
  'order-not-found': theirs(404, 'order_not_found', 'There is no such order among yours.'),
  'origin-unknown': theirs(403, 'general_unknown_origin', 'Invalid Origin.'),
  'oauth-denied': theirs(424, 'user_oauth2_provider_error', MESSAGE.googleFailed),
  'oauth-failed': theirs(424, 'user_oauth2_provider_failure', MESSAGE.googleFailed),
  'oauth-unverified': theirs(
    424,
    'user_oauth2_provider_error',
    'Google has not verified the email address of this account.',
  ),
  overloaded: ours(503, 'general_server_overloaded', 'The server is busy. Please try again in a moment.'),
  'part-away': ours(503, 'general_part_unavailable', 'A part of the product is away. Please try again in a moment.'),
  'pack-changed': theirs(409, 'pack_changed', MESSAGE.packChanged),
  'pack-needed': theirs(402, PACK_NEEDED, MESSAGE.packNeeded),
  'password-invalid': theirs(
    400,
    'general_argument_invalid',
    `Invalid \`password\` param: Password must be between ${PASSWORD_LENGTH.min} and ${PASSWORD_LENGTH.max} characters long.`,
  ),
  'media-type-unsupported': theirs(415, 'general_media_type_unsupported', 'The content type is not supported here.'),
  'path-too-long': theirs(414, 'general_path_too_long', 'The address is too long.'),
  'payload-too-large': theirs(413, 'general_payload_too_large', 'The request is too large.'),
  'payment-not-the-price': theirs(409, 'payment_not_the_price', MESSAGE.paymentReturned),
  'payment-unverified': theirs(400, 'payment_unverified', MESSAGE.paymentFailed),
  'payments-unavailable': ours(502, 'payment_provider_unavailable', MESSAGE.paymentDetailsFailed),
  'pictures-too-many': theirs(
    503,
    'storage_pictures_busy',
    'Several pictures are being read already. Please send yours again in a moment.',
  ),
  'post-taken-down': theirs(403, 'post_taken_down', REPORT_MESSAGE.takenDown),
  'premium-needed': theirs(
    403,
    'premium_needed',
    'High Definition and Remove Background come with the first tokens you buy.',
  ),
  'project-not-found': theirs(
    404,
    'project_not_found',
    'Project with the requested ID could not be found. Please check the value of the X-Appwrite-Project header to ensure the correct project ID is being used.',
  ),
  'purchase-not-found': theirs(404, 'purchase_not_found', MESSAGE.paymentDetailsFailed),
  'provider-disabled': theirs(412, 'project_provider_disabled', 'This way to sign in is not available here.'),
  'query-invalid': theirs(400, 'general_query_invalid', 'The query is invalid.'),
  'query-too-expensive': theirs(
    400,
    'general_query_too_expensive',
    'This search takes too long. Please look for fewer or longer words.',
  ),
  'range-invalid': theirs(
    416,
    'storage_invalid_range',
    'The requested range is not valid. Please check the value of the Range header.',
  ),
  'rate-limited': theirs(
    429,
    'general_rate_limit_exceeded',
    'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
  ),
  'recolours-too-many': theirs(429, 'recolour_limit_exceeded', MESSAGE.recoloursTooMany),
  'receipt-not-found': theirs(404, 'receipt_not_found', 'Receipt with the requested ID could not be found.'),
  'request-invalid': theirs(400, 'general_bad_request', 'The request cannot be understood.'),
  'request-late': theirs(408, 'general_request_timeout', 'The request took too long to arrive.'),
  'report-own': theirs(400, 'report_own', REPORT_MESSAGE.own),
  'reports-too-many': theirs(409, 'report_limit_exceeded', REPORT_MESSAGE.tooMany),
  'revisions-too-many': theirs(409, 'revision_limit_exceeded', MESSAGE.revisionsTooMany(PACK_EDITS.revisions)),
  'route-not-found': theirs(404, 'general_route_not_found', 'Route not found. Please ensure the endpoint is correct.'),
  'session-exists': theirs(
    401,
    'user_session_already_exists',
    'Creation of a session is prohibited when a session is active.',
  ),
  'session-missing': theirs(401, 'general_unauthorized_scope', 'User (role: guests) missing scopes (["account"])'),
  'session-not-found': theirs(404, 'user_session_not_found', 'The current user session could not be found.'),
  'spend-failed': ours(500, SPEND_FAILED, MESSAGE.spendFailed),
  stopping: theirs(
    503,
    'general_server_stopping',
    'This server is being restarted; what was begun goes on. Please send the same again, with the same Idempotency-Key.',
  ),
  'success-url-invalid': theirs(400, 'project_invalid_success_url', 'Invalid redirect URL for OAuth success.'),
  'token-invalid': theirs(401, 'user_invalid_token', 'Invalid token passed in the request.'),
  'tokens-missing': theirs(402, 'tokens_missing', MESSAGE.noTokens),
  'words-contact': theirs(400, 'words_contact', WORDS_REFUSED.contact('This')),
  'words-hateful': theirs(400, 'words_hateful', WORDS_REFUSED.hateful('This')),
  'words-house': theirs(400, 'words_house', WORDS_REFUSED.house('This')),
  'words-likeness': theirs(400, 'words_likeness', WORDS_REFUSED.likeness('This')),
  'words-obscene': theirs(400, 'words_obscene', WORDS_REFUSED.obscene('This')),
  'words-threatening': theirs(400, 'words_threatening', WORDS_REFUSED.threatening('This')),
  'words-young': theirs(400, 'words_young', WORDS_REFUSED.young('This')),
  'webhook-unsigned': theirs(400, 'webhook_signature_invalid', 'The signature of the webhook is not valid.'),
  'upload-id-invalid': theirs(
    400,
    'storage_invalid_appwrite_id',
    'The value for x-appwrite-id header is invalid. Please check the value of the x-appwrite-id header is a valid id and not unique().',
  ),
  'upload-range-invalid': theirs(
    400,
    'storage_invalid_content_range',
    'The content range is invalid. Please check the value of the Content-Range header.',
  ),
  unexpected: ours(500, 'general_unknown', 'Server Error'),
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

/** The one error family. `cause` keeps what was caught; `ours` tells an accident from a refusal. */
export class ProductError extends Error {
  override readonly name = 'ProductError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly type: string;
  readonly ours: boolean;
  /** Seconds after which to try again, where whoever refuses knows it. */
  readonly retryAfter: number | undefined;

  /** `type` renames the kind for one transport only. */
  constructor(
    code: ErrorCode,
    options: { message?: string; cause?: unknown; type?: string; retryAfter?: number } = {},
  ) {
    const kind = ERRORS[code];
    super(options.message ?? kind.message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.status = kind.status;
    this.type = options.type ?? kind.type;
    this.ours = kind.ours;
    this.retryAfter = options.retryAfter;
  }
}

export const isProductError = (error: unknown, code?: ErrorCode): error is ProductError =>
  error instanceof ProductError && (code === undefined || error.code === code);
