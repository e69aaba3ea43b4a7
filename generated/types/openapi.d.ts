/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Paths and operations.
import type * as Models from "./models.d.ts";
export interface paths {
    "/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         * @description Exchanges an e-mail address and a password for an access token. An account's admin logs in with `admin_email` and the present password; the operator has a separate login. A wrong password, an unknown e-mail address and a disabled account get the same 401. Failed logins are counted for 15 minutes. After 100 failures (configurable) for one e-mail address from one IPv4 address or IPv6 /64 network, further logins with this pair get 429 with `Retry-After`. After three times as many failures from one network (IPv4 /24 or IPv6 /64), all logins from this network get 429.
         */
        post: operations["authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke every token of a login
         * @description Revokes every access token of the caller's login, including the token of this request. The responding server process rejects the tokens at once, all other processes within two seconds.
         */
        post: operations["revokeTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Newest first. The operator gets every account. An admin gets its own account.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Create an account
         * @description Registers a company in one country and creates the login of the account's admin. Only for the operator. The required registration data depend on `country_id`.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the account. Digits only; other text gets 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        /**
         * Read an account
         * @description Only for the operator and the account's own admin.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an account
         * @description Changes the contact, configuration and branding. Replaces members of `registration_additional_data`, such as the digital certificate. Omitted members stay unchanged. Registration data in the body cause the event ACCOUNT.CERTIFICATIONUPDATE. Only for the operator and the account's own admin. `disabled` is only for the operator; an admin gets 403. Disabling an account revokes every token of the account's login within two seconds.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/v1/accounts/{account_id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the account. Digits only; other text gets 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password of an account's admin
         * @description The account's own admin must send the present `password`; the operator may omit `password`. A wrong `password` counts as a failed login. The change revokes every token of the account's login within two seconds.
         */
        put: operations["changeAccountPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the account. Digits only; other text gets 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        /**
         * Read the state of an account's certificate
         * @description A certificate is checked after registration and renewal, and again when its validity begins or ends. The event ACCOUNT.CERTIFICATIONUPDATE follows the check after registration or renewal, and each later check that changes `state`. An account without a certificate gets 404. Only for the operator and the account's own admin.
         */
        get: operations["getAccountCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/certificate/checks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the account. Digits only; other text gets 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an account's certificate again
         * @description Schedules another check. Only for the operator. The response contains the state before the check; read the certificate later for the result. The event ACCOUNT.CERTIFICATIONUPDATE is sent only if `state` changes. If the `reasons` contain `too-costly`, the check does not open the file again.
         */
        post: operations["checkAccountCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documents
         * @description Newest first, without `electronic_document`. A listed document matches every filter.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Create a document
         * @description Issues a document. In Chile, `options.draft_only` 1 stores a draft instead, and `options.draft_preview` 1 only returns a preview. The rules for the body depend on the account's country. An issued document is stored, then submitted to the tax authority. If the authority's verdict arrives within two seconds, the response includes the verdict; otherwise read the document later. At present, a local sandbox replaces every tax authority.
         */
        post: operations["createDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the document. Digits only; other text gets 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /**
         * Read a document
         * @description Returns the stored document with its files.
         */
        get: operations["getDocument"];
        /**
         * Update a document
         * @description Changes the members that the body contains. `details` is replaced as a whole. A line takes omitted members from the stored line at the same position, unless `line_description` changes. Only drafts and, outside Chile, refused documents can be updated. A refused document keeps its number and is submitted again; the number's authorization must be valid on `issue_date`. Updates of other documents, and a taken `document_number`, get 409.
         */
        put: operations["updateDocument"];
        post?: never;
        /**
         * Delete a draft
         * @description Only a draft can be deleted. If other drafts refer to the draft by `reference_document_id`, the response is 409 and names up to 10 of the other drafts. Issue or delete these first, because an update cannot change references.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /**
         * Issue or cancel a document
         * @description `document_status` 1 issues a draft (Chile); 2 cancels an issued document (Mexico). A draft is validated like a new document, but may have any `currency_id`, and decimals in `totals`, as in updates. An invalid draft stays a draft, and the 409 response lists the errors. The issued draft, or the cancellation of an accepted document, is submitted to the tax authority. A refusal by the authority never undoes the change.
         */
        patch: operations["changeDocumentStatus"];
        trace?: never;
    };
    "/v1/documents/{document_id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the document. Digits only; other text gets 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /**
         * Read the PDF of a document
         * @description Returns the decoded `electronic_document.document_pdf`.
         */
        get: operations["getDocumentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{document_id}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the document. Digits only; other text gets 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /**
         * Read the XML of a document
         * @description Returns the decoded `electronic_document.document_xml`, in the encoding of its XML declaration. A document without XML gets 404.
         */
        get: operations["getDocumentXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{document_id}/stamp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the document. Digits only; other text gets 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /**
         * Read the stamp of a document
         * @description Returns the decoded `electronic_document.stamp_img`. A document without a stamp gets 404.
         */
        get: operations["getDocumentStamp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{document_id}/emails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the document. Digits only; other text gets 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /**
         * List the e-mails of a document
         * @description Newest first. Includes the e-mail that `options.send_email` causes.
         */
        get: operations["listDocumentEmails"];
        put?: never;
        /**
         * Send a document by e-mail
         * @description Sends a document, as PDF and XML, to its `receiver_email` or to the addresses in `to`. E-mails are sent after the response, once the tax authority has accepted the document. A draft gets 409.
         */
        post: operations["createDocumentEmails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers_suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers and suppliers
         * @description Newest first. The first document with a new receiver tax id registers the receiver.
         */
        get: operations["listCustomersSuppliers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers_suppliers/{customer_supplier_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the customer or supplier. Digits only; other text gets 404. */
                customer_supplier_id: components["parameters"]["customer_supplier_id"];
            };
            cookie?: never;
        };
        /**
         * Read a customer or supplier
         * @description Each new or updated document for this customer or supplier overwrites the stored name, contacts and invoicing details, except members set by an update of this resource.
         */
        get: operations["getCustomerSupplier"];
        /**
         * Update a customer or supplier
         * @description Changes the members that the body contains. There is no create operation; documents register new receivers.
         */
        put: operations["updateCustomerSupplier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company_branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List company branches
         * @description Newest first.
         */
        get: operations["listCompanyBranches"];
        put?: never;
        /**
         * Create a company branch
         * @description Registers a place that the company issues documents from.
         */
        post: operations["createCompanyBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company_branches/{company_branch_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the branch. Digits only; other text gets 404. */
                company_branch_id: components["parameters"]["company_branch_id"];
            };
            cookie?: never;
        };
        /**
         * Read a company branch
         * @description Returns the stored branch.
         */
        get: operations["getCompanyBranch"];
        /**
         * Update a company branch
         * @description Changes the members that the body contains.
         */
        put: operations["updateCompanyBranch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook subscriptions
         * @description Newest first, without secrets.
         */
        get: operations["listWebhookSubscriptions"];
        put?: never;
        /**
         * Create a webhook subscription
         * @description The service sends a POST to `callback_url` for each event of the subscription. The JSON body is `{type, timestamp, data}`. `data` contains `account_id`; for document events, the description of `events` lists further members. Each POST is signed as Standard Webhooks specifies; the key is the `signing_secret` of this response. `callback_username` and `callback_password` are sent as HTTP Basic authentication. A POST is retried for three days, with growing pauses, until the URL responds with a 2xx status. Redirects are not followed; a 410 response disables the subscription. By default, a URL in a private or local network is rejected. An account can have at most 64 subscriptions.
         */
        post: operations["createWebhookSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_subscriptions/{webhook_subscription_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the subscription. Digits only; other text gets 404. */
                webhook_subscription_id: components["parameters"]["webhook_subscription_id"];
            };
            cookie?: never;
        };
        /**
         * Read a webhook subscription
         * @description Omits the secrets. Only the response that creates the subscription contains `signing_secret`.
         */
        get: operations["getWebhookSubscription"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook subscription
         * @description Stops the notifications; pending deliveries become `failed`.
         */
        delete: operations["deleteWebhookSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the summary
         * @description Reports today's documents, all drafts, pending and failed webhook deliveries and e-mails, invalid or expiring certificates, and authorizations with few numbers or days left.
         */
        get: operations["getSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description Newest first. A listed delivery matches every filter.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_deliveries/{webhook_delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the delivery. Digits only; other text gets 404. */
                webhook_delivery_id: components["parameters"]["webhook_delivery_id"];
            };
            cookie?: never;
        };
        /**
         * Read a webhook delivery
         * @description Returns one notification to one subscription, with the result of the last attempt.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_deliveries/{webhook_delivery_id}/replays": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the delivery. Digits only; other text gets 404. */
                webhook_delivery_id: components["parameters"]["webhook_delivery_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a notification again
         * @description Creates a new delivery of the same message to the same subscription, whatever the state of the original delivery.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numbering_authorizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List numbering authorizations
         * @description Newest first, without keys.
         */
        get: operations["listNumberingAuthorizations"];
        put?: never;
        /**
         * Create a numbering authorization
         * @description Registers a range of numbers for documents of one type and series. In Chile, `caf` is the file of folios (CAF). Its RUT, type, range, date and keys are checked. The authority's signature of the CAF (FRMA) is not checked, because the authority's key is not published. A document without `document_number` takes a number from the oldest authorization that has numbers left and is valid on `issue_date`. An authorization's age counts from the CAF's date, else from `valid_from`, else from the day of registration. Issuing gets 409 if no number is left (`numbering.exhausted`), or if no authorization with numbers left is valid on `issue_date` (`numbering.expired`). Without an authorization for a type and series, the sandbox grants numbers from 1, or from 990000000 for the Colombian series SETP.
         */
        post: operations["createNumberingAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numbering_authorizations/{numbering_authorization_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the numbering authorization. Digits only; other text gets 404. */
                numbering_authorization_id: components["parameters"]["numbering_authorization_id"];
            };
            cookie?: never;
        };
        /**
         * Read a numbering authorization
         * @description Omits the keys. Includes the next number and the count of remaining numbers.
         */
        get: operations["getNumberingAuthorization"];
        put?: never;
        post?: never;
        /**
         * Delete a numbering authorization
         * @description The response is 409 if a document has a number from the authorization.
         */
        delete: operations["deleteNumberingAuthorization"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: Models.Account;
        AccountBranding: Models.AccountBranding;
        AccountBrandingStored: Models.AccountBrandingStored;
        AccountCertificate: Models.AccountCertificate;
        AccountConfig: Models.AccountConfig;
        AccountCreate: Models.AccountCreate;
        AccountList: Models.AccountList;
        AccountPasswordChange: Models.AccountPasswordChange;
        AccountRegistrationData: Models.AccountRegistrationData;
        AccountUpdate: Models.AccountUpdate;
        ArHeader: Models.ArHeader;
        CoHeader: Models.CoHeader;
        CompanyBranch: Models.CompanyBranch;
        CompanyBranchCreate: Models.CompanyBranchCreate;
        CompanyBranchList: Models.CompanyBranchList;
        CompanyBranchUpdate: Models.CompanyBranchUpdate;
        CompanyBranchUserPermissions: Models.CompanyBranchUserPermissions;
        Contact: Models.Contact;
        Credentials: Models.Credentials;
        CustomerSupplier: Models.CustomerSupplier;
        CustomerSupplierAdditional: Models.CustomerSupplierAdditional;
        CustomerSupplierList: Models.CustomerSupplierList;
        CustomerSupplierUpdate: Models.CustomerSupplierUpdate;
        Document: Models.Document;
        DocumentAdditional: Models.DocumentAdditional;
        DocumentAuthority: Models.DocumentAuthority;
        DocumentCreate: Models.DocumentCreate;
        DocumentEmail: Models.DocumentEmail;
        DocumentEmailCreate: Models.DocumentEmailCreate;
        DocumentEmailList: Models.DocumentEmailList;
        DocumentEmails: Models.DocumentEmails;
        DocumentGlobal: Models.DocumentGlobal;
        DocumentHeader: Models.DocumentHeader;
        DocumentHeaderCreate: Models.DocumentHeaderCreate;
        DocumentHeaderUpdate: Models.DocumentHeaderUpdate;
        DocumentHistoryEntry: Models.DocumentHistoryEntry;
        DocumentLine: Models.DocumentLine;
        DocumentLineAdditional: Models.DocumentLineAdditional;
        DocumentLineCreate: Models.DocumentLineCreate;
        DocumentLineUpdate: Models.DocumentLineUpdate;
        DocumentList: Models.DocumentList;
        DocumentOptions: Models.DocumentOptions;
        DocumentReference: Models.DocumentReference;
        DocumentReferenceAdditional: Models.DocumentReferenceAdditional;
        DocumentReferredBy: Models.DocumentReferredBy;
        DocumentStatusChange: Models.DocumentStatusChange;
        DocumentTotals: Models.DocumentTotals;
        DocumentTotalsCreate: Models.DocumentTotalsCreate;
        DocumentTotalsUpdate: Models.DocumentTotalsUpdate;
        DocumentUpdate: Models.DocumentUpdate;
        ElectronicDocument: Models.ElectronicDocument;
        InvoicingDetails: Models.InvoicingDetails;
        LineTax: Models.LineTax;
        MxDetail: Models.MxDetail;
        MxExports: Models.MxExports;
        MxExportsDestination: Models.MxExportsDestination;
        MxExportsMerchandise: Models.MxExportsMerchandise;
        MxExportsOrigin: Models.MxExportsOrigin;
        MxExportsProduct: Models.MxExportsProduct;
        MxHeader: Models.MxHeader;
        MxShipping: Models.MxShipping;
        MxShippingMerchandise: Models.MxShippingMerchandise;
        MxShippingPlace: Models.MxShippingPlace;
        MxShippingProduct: Models.MxShippingProduct;
        NumberingAuthorization: Models.NumberingAuthorization;
        NumberingAuthorizationCreate: Models.NumberingAuthorizationCreate;
        NumberingAuthorizationList: Models.NumberingAuthorizationList;
        PasswordChanged: Models.PasswordChanged;
        PaymentLink: Models.PaymentLink;
        PeCargoTransport: Models.PeCargoTransport;
        PeCarrier: Models.PeCarrier;
        PeDelivery: Models.PeDelivery;
        PeDeliveryPlace: Models.PeDeliveryPlace;
        PeDetraction: Models.PeDetraction;
        PeDriver: Models.PeDriver;
        PeHeader: Models.PeHeader;
        PeRetentionDetails: Models.PeRetentionDetails;
        PeRetentionHeader: Models.PeRetentionHeader;
        PeShipmentStage: Models.PeShipmentStage;
        PeShipping: Models.PeShipping;
        PeTransportHandlingUnit: Models.PeTransportHandlingUnit;
        Problem: Models.Problem;
        Refusal: Models.Refusal;
        RegistrationAdditionalData: Models.RegistrationAdditionalData;
        Result: Models.Result;
        Summary: Models.Summary;
        SummarySent: Models.SummarySent;
        Token: Models.Token;
        Warning: Models.Warning;
        Warnings: Models.Warnings;
        WebhookDelivery: Models.WebhookDelivery;
        WebhookDeliveryList: Models.WebhookDeliveryList;
        WebhookSubscription: Models.WebhookSubscription;
        WebhookSubscriptionCreate: Models.WebhookSubscriptionCreate;
        WebhookSubscriptionList: Models.WebhookSubscriptionList;
        WebhookSubscriptionMembersEvents: Models.WebhookSubscriptionMembersEvents;
    };
    responses: {
        /** @description Bad request */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Invalid data or not found */
        InvalidOrNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Unauthorized */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token may not call this operation or act for this account */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource does not exist or belongs to another account */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Cannot update a signed document */
        SignedDocument: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document number is taken, no authorized number is available for the issue date, or an earlier request with this Idempotency-Key is still running */
        DocumentConflict: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document cannot change to this state, or the draft cannot be issued */
        StatusConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A draft cannot be e-mailed, or an earlier request with this Idempotency-Key is still running */
        DraftNotSent: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document is not a draft, or another draft refers to it */
        NotADraft: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The e-mail address is taken, or an earlier request with this Idempotency-Key is still running */
        AccountConflict: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The internal code is taken, or an earlier request with this Idempotency-Key is still running */
        BranchConflict: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The internal code is taken by another branch */
        CodeTaken: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An earlier request with this Idempotency-Key is still running */
        RequestRunning: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account already has 64 subscriptions, or an earlier request with this Idempotency-Key is still running */
        SubscriptionLimit: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The subscription was deleted or disabled, or an earlier request with this Idempotency-Key is still running */
        SubscriptionEnded: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A document has a number from this authorization */
        AuthorizationUsed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has too many bytes or JSON values */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The Content-Type is not application/json, or the body is compressed */
        MediaType: {
            headers: {
                "Accept-Encoding": components["headers"]["Accept-Encoding"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This Idempotency-Key was used with another body or query */
        KeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; wait for the seconds in Retry-After */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database does not respond or is full, or the server cannot store or read secrets. Retry the request; an Idempotency-Key prevents a second effect */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Server error */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Identifier of the account. Digits only; other text gets 404. */
        account_id_path: string;
        /** @description Identifier of the document. Digits only; other text gets 404. */
        document_id: string;
        /** @description Identifier of the customer or supplier. Digits only; other text gets 404. */
        customer_supplier_id: string;
        /** @description Identifier of the branch. Digits only; other text gets 404. */
        company_branch_id: string;
        /** @description Identifier of the subscription. Digits only; other text gets 404. */
        webhook_subscription_id: string;
        /** @description Identifier of the delivery. Digits only; other text gets 404. */
        webhook_delivery_id: string;
        /** @description Identifier of the numbering authorization. Digits only; other text gets 404. */
        numbering_authorization_id: string;
        /** @description Only deliveries to this subscription. */
        delivery_subscription_id: number;
        /** @description Only deliveries in this state. */
        delivery_state: "pending" | "delivered" | "failed";
        /** @description Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
        account_id: number;
        /** @description Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
        limit: number;
        /** @description The `next_cursor` of the previous page. */
        cursor: string;
        /** @description Only documents of this type. */
        document_type_id: number;
        /** @description Only documents in this state. */
        document_status: 0 | 1 | 2;
        /** @description Only documents with this `issue_date` or a later one, as YYYY-MM-DD. */
        issue_date_from: string;
        /** @description Only documents with this `issue_date` or an earlier one, as YYYY-MM-DD. */
        issue_date_to: string;
        /** @description Only documents whose receiver has exactly this tax id. */
        receiver_tax_id_code: string;
        /** @description Added to the original interface. Only documents whose receiver's legal name begins with this text. Accents, case and surplus spaces are ignored; at least 3 characters must remain. */
        receiver_name: string;
        /** @description Added to the original interface. Only documents with this number. */
        document_number: number;
        /** @description Added to the original interface. Only documents with exactly this total, in any currency. */
        total_amount: number;
        /** @description Whether the response contains the stamp image `electronic_document.stamp_img`. Ignored for drafts, previews and countries without a stamp. */
        generate_stamp: 0 | 1;
        /** @description Whether the response contains the transfer copy `electronic_document.document_transfer_copy_pdf`. Defaults to the document's `options.pdf_transfer_copy`. Chile only; other countries accept 0 and reject 1 with 400. */
        pdf_transfer_copy: 0 | 1;
        /** @description One or more `ETag` values of the caller's copies of the file. The response is 304 if one matches. */
        "If-None-Match": string;
        /** @description The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
        "Idempotency-Key": string;
    };
    requestBodies: never;
    headers: {
        /** @description Identifier of this request in the server's log. */
        "X-Request-Id": string;
        /** @description Path of the created resource or checked certificate. */
        Location: string;
        /** @description Authentication scheme to use: `Bearer`. */
        "WWW-Authenticate": string;
        /** @description Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */
        "Retry-After": number;
        /** @description Present if the request body was compressed. `identity` is the only accepted coding. */
        "Accept-Encoding": "identity";
        /** @description `inline`, with the name of the file. */
        "Content-Disposition": string;
        /** @description Identifies the bytes of the file, for `If-None-Match`. */
        ETag: string;
        /** @description Present if this response was stored for an earlier request with this Idempotency-Key. */
        "Idempotent-Replayed": "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 8 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Access token */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every token of this login was revoked */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
                limit?: components["parameters"]["limit"];
                /** @description The `next_cursor` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
                account_id?: components["parameters"]["account_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accounts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 4 MiB (configurable) and 100 000 JSON values (including arrays and objects). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountCreate"];
            };
        };
        responses: {
            /** @description Account successfully created */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AccountConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the account. Digits only; other text gets 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Account */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the account. Digits only; other text gets 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        /** @description At most 4 MiB (configurable) and 100 000 JSON values (including arrays and objects). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description Account updated */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAccountPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the account. Digits only; other text gets 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountPasswordChange"];
            };
        };
        responses: {
            /** @description Password changed; log in again */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the account. Digits only; other text gets 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Certificate */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCertificate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkAccountCertificate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Identifier of the account. Digits only; other text gets 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Check scheduled */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCertificate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RequestRunning"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @description Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
                limit?: components["parameters"]["limit"];
                /** @description The `next_cursor` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
                account_id?: components["parameters"]["account_id"];
                /** @description Only documents of this type. */
                document_type_id?: components["parameters"]["document_type_id"];
                /** @description Only documents in this state. */
                document_status?: components["parameters"]["document_status"];
                /** @description Only documents with this `issue_date` or a later one, as YYYY-MM-DD. */
                issue_date_from?: components["parameters"]["issue_date_from"];
                /** @description Only documents with this `issue_date` or an earlier one, as YYYY-MM-DD. */
                issue_date_to?: components["parameters"]["issue_date_to"];
                /** @description Only documents whose receiver has exactly this tax id. */
                receiver_tax_id_code?: components["parameters"]["receiver_tax_id_code"];
                /** @description Added to the original interface. Only documents whose receiver's legal name begins with this text. Accents, case and surplus spaces are ignored; at least 3 characters must remain. */
                receiver_name?: components["parameters"]["receiver_name"];
                /** @description Added to the original interface. Only documents with this number. */
                document_number?: components["parameters"]["document_number"];
                /** @description Added to the original interface. Only documents with exactly this total, in any currency. */
                total_amount?: components["parameters"]["total_amount"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDocument: {
        parameters: {
            query?: {
                /** @description Whether the response contains the stamp image `electronic_document.stamp_img`. Ignored for drafts, previews and countries without a stamp. */
                generate_stamp?: components["parameters"]["generate_stamp"];
            };
            header?: {
                /** @description The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 4 MiB (configurable) and 100 000 JSON values (including arrays and objects). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentCreate"];
            };
        };
        responses: {
            /** @description Preview of the document; the document is not stored */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description Document created */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["DocumentConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: {
                /** @description Whether the response contains the transfer copy `electronic_document.document_transfer_copy_pdf`. Defaults to the document's `options.pdf_transfer_copy`. Chile only; other countries accept 0 and reject 1 with 400. */
                pdf_transfer_copy?: components["parameters"]["pdf_transfer_copy"];
            };
            header?: never;
            path: {
                /** @description Identifier of the document. Digits only; other text gets 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the document. Digits only; other text gets 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /** @description At most 4 MiB (configurable) and 100 000 JSON values (including arrays and objects). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentUpdate"];
            };
        };
        responses: {
            /** @description Document updated */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SignedDocument"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the document. Digits only; other text gets 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Draft deleted */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotADraft"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeDocumentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the document. Digits only; other text gets 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /** @description At most 256 KiB and 100 000 JSON values (including arrays and objects). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentStatusChange"];
            };
        };
        responses: {
            /** @description Document with its new state */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentPdf: {
        parameters: {
            query?: never;
            header?: {
                /** @description One or more `ETag` values of the caller's copies of the file. The response is 304 if one matches. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Identifier of the document. Digits only; other text gets 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description The caller's copy is current */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentXml: {
        parameters: {
            query?: never;
            header?: {
                /** @description One or more `ETag` values of the caller's copies of the file. The response is 304 if one matches. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Identifier of the document. Digits only; other text gets 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /** @description The caller's copy is current */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentStamp: {
        parameters: {
            query?: never;
            header?: {
                /** @description One or more `ETag` values of the caller's copies of the file. The response is 304 if one matches. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Identifier of the document. Digits only; other text gets 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            /** @description The caller's copy is current */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentEmails: {
        parameters: {
            query?: {
                /** @description Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
                limit?: components["parameters"]["limit"];
                /** @description The `next_cursor` of the previous page. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: never;
            path: {
                /** @description Identifier of the document. Digits only; other text gets 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description E-mails of the document */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentEmailList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDocumentEmails: {
        parameters: {
            query?: never;
            header?: {
                /** @description The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Identifier of the document. Digits only; other text gets 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /** @description At most 256 KiB and 100 000 JSON values (including arrays and objects). The body is optional. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DocumentEmailCreate"];
            };
        };
        responses: {
            /** @description E-mails requested */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentEmails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DraftNotSent"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomersSuppliers: {
        parameters: {
            query?: {
                /** @description Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
                limit?: components["parameters"]["limit"];
                /** @description The `next_cursor` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
                account_id?: components["parameters"]["account_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Customers and suppliers */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSupplierList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomerSupplier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the customer or supplier. Digits only; other text gets 404. */
                customer_supplier_id: components["parameters"]["customer_supplier_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Customer or supplier */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSupplier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["InvalidOrNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomerSupplier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the customer or supplier. Digits only; other text gets 404. */
                customer_supplier_id: components["parameters"]["customer_supplier_id"];
            };
            cookie?: never;
        };
        /** @description At most 256 KiB and 100 000 JSON values (including arrays and objects). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerSupplierUpdate"];
            };
        };
        responses: {
            /** @description Updated */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSupplier"];
                };
            };
            400: components["responses"]["InvalidOrNotFound"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvalidOrNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyBranches: {
        parameters: {
            query?: {
                /** @description Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
                limit?: components["parameters"]["limit"];
                /** @description The `next_cursor` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
                account_id?: components["parameters"]["account_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Company branches */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyBranchList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompanyBranch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 256 KiB and 100 000 JSON values (including arrays and objects). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyBranchCreate"];
            };
        };
        responses: {
            /** @description Company branch generated */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyBranch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["BranchConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the branch. Digits only; other text gets 404. */
                company_branch_id: components["parameters"]["company_branch_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Company branch */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyBranch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["InvalidOrNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanyBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the branch. Digits only; other text gets 404. */
                company_branch_id: components["parameters"]["company_branch_id"];
            };
            cookie?: never;
        };
        /** @description At most 256 KiB and 100 000 JSON values (including arrays and objects). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyBranchUpdate"];
            };
        };
        responses: {
            /** @description Updated */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyBranch"];
                };
            };
            400: components["responses"]["InvalidOrNotFound"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvalidOrNotFound"];
            409: components["responses"]["CodeTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookSubscriptions: {
        parameters: {
            query?: {
                /** @description Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
                limit?: components["parameters"]["limit"];
                /** @description The `next_cursor` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
                account_id?: components["parameters"]["account_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhook subscriptions */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSubscriptionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhookSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 256 KiB and 100 000 JSON values (including arrays and objects). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSubscriptionCreate"];
            };
        };
        responses: {
            /** @description Subscription created. The original interface describes this response as: digital certificate link successfully generated. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSubscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SubscriptionLimit"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the subscription. Digits only; other text gets 404. */
                webhook_subscription_id: components["parameters"]["webhook_subscription_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhook subscription */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSubscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhookSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the subscription. Digits only; other text gets 404. */
                webhook_subscription_id: components["parameters"]["webhook_subscription_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Subscription deleted */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSummary: {
        parameters: {
            query?: {
                /** @description Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
                account_id?: components["parameters"]["account_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Summary */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Summary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
                limit?: components["parameters"]["limit"];
                /** @description The `next_cursor` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
                account_id?: components["parameters"]["account_id"];
                /** @description Only deliveries to this subscription. */
                webhook_subscription_id?: components["parameters"]["delivery_subscription_id"];
                /** @description Only deliveries in this state. */
                state?: components["parameters"]["delivery_state"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhook deliveries */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the delivery. Digits only; other text gets 404. */
                webhook_delivery_id: components["parameters"]["webhook_delivery_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhook delivery */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Identifier of the delivery. Digits only; other text gets 404. */
                webhook_delivery_id: components["parameters"]["webhook_delivery_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delivery created */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SubscriptionEnded"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNumberingAuthorizations: {
        parameters: {
            query?: {
                /** @description Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
                limit?: components["parameters"]["limit"];
                /** @description The `next_cursor` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
                account_id?: components["parameters"]["account_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Numbering authorizations */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumberingAuthorizationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNumberingAuthorization: {
        parameters: {
            query?: never;
            header?: {
                /** @description The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 256 KiB and 100 000 JSON values (including arrays and objects). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberingAuthorizationCreate"];
            };
        };
        responses: {
            /** @description Numbering authorization created */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumberingAuthorization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RequestRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNumberingAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the numbering authorization. Digits only; other text gets 404. */
                numbering_authorization_id: components["parameters"]["numbering_authorization_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Numbering authorization */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumberingAuthorization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNumberingAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the numbering authorization. Digits only; other text gets 404. */
                numbering_authorization_id: components["parameters"]["numbering_authorization_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Numbering authorization deleted */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AuthorizationUsed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
