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
         * @description Exchanges an e-mail address and a password for an access token. An account's admin logs in with the address and password that the account was created with, the operator of the service with its own. A wrong pair gets the same response whether or not the address is known, and so does the login of a disabled account. When a token has expired or was ended, log in again. Wrong pairs are counted for 15 minutes: at most 100, unless the service is set up otherwise, for one e-mail address from one network address, and three times as many from one network for all e-mail addresses. Beyond it these logins get 429 with `Retry-After`; others log in as before. Successes do not count.
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
         * End every token of a login
         * @description Ends every access token of the login that sends this, the one that it is sent with too: at once in the process that answers, and within two seconds in every other. Log in again for a new one.
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
         * @description The operator sees every account, an admin its own.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Create an account
         * @description Registers a company in one country, and the login of its admin. For the operator only. What the registration must hold depends on `country_id`.
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
                /** @description Identifier of the account. Anything but digits is no account, and answered with 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        /**
         * Read an account
         * @description For the operator and for the account's own admin.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an account
         * @description Changes the contact and the configuration, and renews members of `registration_additional_data`, such as the digital certificate; what is left out stays as it is. Renewed registration data cause the event ACCOUNT.CERTIFICATIONUPDATE. For the operator and for the account's own admin. Only the operator disables an account, or enables it again: `disabled` from an admin is 403. Disabling ends every token of the account's login within two seconds.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/v1/accounts/{account_id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the account. Anything but digits is no account, and answered with 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password of an account's admin
         * @description The account's own admin sends its present `password`, which is limited as a login is; the operator may leave it out. Every token of the account's login ends with the old password: at once in the process that answers, and within two seconds in every other. Log in again with the new one.
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
                /** @description Identifier of the account. Anything but digits is no account, and answered with 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        /**
         * Read what is known of an account's certificate
         * @description The certificate that the account registered or renewed is checked after the request, and again when its time begins or ends; ACCOUNT.CERTIFICATIONUPDATE tells of every change. 404 where the account holds none. For the operator and for the account's own admin.
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
                /** @description Identifier of the account. Anything but digits is no account, and answered with 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an account's certificate again
         * @description Has the certificate checked once more, for the operator only. The answer is what is known before; read the certificate again for what was found. The event is caused only where the state changes. A file that was found `too-costly` is not opened again.
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
         * @description Newest first, without their files. Filters narrow the list together.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Create a document
         * @description Issues a document, or in Chile keeps it as a draft (`options.draft_only`) or only shows it (`options.draft_preview`). The country of the account decides what the body must hold. An issued document is submitted to the tax authority once it is stored, and the answer carries the verdict where it comes within two seconds; else it is brought in later, and reading the document shows it. Until there is a link to an authority of its own, a country has a local one, of which no tax office hears.
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
                /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /**
         * Read a document
         * @description The document as it is stored, with its files.
         */
        get: operations["getDocument"];
        /**
         * Update a document
         * @description Changes the members that the body carries. Lists are replaced as a whole; each line keeps what it leaves out from the stored line at its place. A draft can be updated, and outside Chile a document that its authority refused, which is then sent again. Any other is signed: 409, as for a folio that is taken.
         */
        put: operations["updateDocument"];
        post?: never;
        /**
         * Delete a draft
         * @description An issued document stays for good. So does a draft for as long as other drafts refer to it by `reference_document_id`: without it they could never be issued, since no update changes references. The answer is then 409 and names them.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /**
         * Issue or cancel a document
         * @description Issues a draft (1, Chile) or cancels an issued document (2, Mexico). A draft is checked as a new document would be; where that finds something, nothing changes and the answer lists it. The tax authority is told of either change as it is of a new document; what it says never undoes the change.
         */
        patch: operations["changeDocumentStatus"];
        trace?: never;
    };
    "/v1/documents/{document_id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /**
         * Read the PDF of a document
         * @description As `electronic_document.document_pdf` has it in base64.
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
                /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /**
         * Read the XML of a document
         * @description The bytes of `electronic_document.document_xml`, in the encoding that the file itself names. 404 where the document has none.
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
                /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /**
         * Read the stamp of a document
         * @description The image of `electronic_document.stamp_img`. 404 where the document has none.
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
                /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /**
         * List the e-mails of a document
         * @description Newest first, those that the document was created with too.
         */
        get: operations["listDocumentEmails"];
        put?: never;
        /**
         * Send a document by e-mail
         * @description Sends an issued document, as PDF and XML, to its receiver or to the addresses in `to`. The messages leave after the answer; the list of them tells what became of each. A draft is 409.
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
         * @description Newest first. Each was registered by the first document that named it.
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
                /** @description Identifier of the customer or supplier. Anything but digits names none, and is answered with 404. */
                customer_supplier_id: components["parameters"]["customer_supplier_id"];
            };
            cookie?: never;
        };
        /**
         * Read a customer or supplier
         * @description As the last document or update left it.
         */
        get: operations["getCustomerSupplier"];
        /**
         * Update a customer or supplier
         * @description Changes the members that the body carries. No operation creates one: a document with a receiver's tax id does.
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
                /** @description Identifier of the branch. Anything but digits names none, and is answered with 404. */
                company_branch_id: components["parameters"]["company_branch_id"];
            };
            cookie?: never;
        };
        /**
         * Read a company branch
         * @description As it was created or last updated.
         */
        get: operations["getCompanyBranch"];
        /**
         * Update a company branch
         * @description Changes the members that the body carries.
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
         * @description Newest first, without their secrets.
         */
        get: operations["listWebhookSubscriptions"];
        put?: never;
        /**
         * Create a webhook subscription
         * @description Asks for a POST to `callback_url` whenever the event happens. Its JSON body is `{type, timestamp, data}` with `{account_id}` as `data`; it is signed as Standard Webhooks describe, with the `signing_secret` of this answer, and carries `callback_username` and `callback_password` as HTTP Basic authentication. It is tried again for three days, with growing pauses, until the URL answers with a 2xx status; redirects are not followed, and 410 ends the subscription. A URL that leads into a private or local network is refused. An account has at most 64 subscriptions. Accounts take turns, so that calls which are slow to be answered delay no other account.
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
                /** @description Identifier of the subscription. Anything but digits names none, and is answered with 404. */
                webhook_subscription_id: components["parameters"]["webhook_subscription_id"];
            };
            cookie?: never;
        };
        /**
         * Read a webhook subscription
         * @description Without its secrets: the signing secret is told once, when the subscription is created.
         */
        get: operations["getWebhookSubscription"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook subscription
         * @description Nothing is notified any more, not even what was still to be tried again.
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
         * Read what needs attention
         * @description Counts of the day, and what waits, failed or runs out. For one account, or for the operator of all accounts together unless the query names one.
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
         * @description Newest first. Filters narrow the list together.
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
                /** @description Identifier of the delivery. Anything but digits names none, and is answered with 404. */
                webhook_delivery_id: components["parameters"]["webhook_delivery_id"];
            };
            cookie?: never;
        };
        /**
         * Read a webhook delivery
         * @description What was sent of one event to one subscription, and how the last attempt was answered.
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
                /** @description Identifier of the delivery. Anything but digits names none, and is answered with 404. */
                webhook_delivery_id: components["parameters"]["webhook_delivery_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a notification once more
         * @description Makes a new delivery of the same message, whatever became of the first one. It goes to the subscription as it is now.
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
         * @description Newest first, without their keys.
         */
        get: operations["listNumberingAuthorizations"];
        put?: never;
        /**
         * Register numbers that the authority allowed
         * @description A range of numbers for documents of one type and series. Once an account has authorizations for a type and series, its documents take their numbers from them, the oldest first, and issuing one is refused with 409 when none is left (`numbering.exhausted`) or when those that are left have expired by the document's `issue_date` (`numbering.expired`). The oldest is the one with the earliest day of its own (that of the CAF, else `valid_from`, else the day it was registered). Where an account has none, the sandbox grants numbers from 1. In Chile the range comes with a file of folios (CAF), sent in `caf`: its RUT, type, range, date and keys are checked, and its private key is kept encrypted. The authority's own signature of a CAF (FRMA) cannot be checked here, since the key for it is not published.
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
                /** @description Identifier of the numbering authorization. Anything but digits names none, and is answered with 404. */
                numbering_authorization_id: components["parameters"]["numbering_authorization_id"];
            };
            cookie?: never;
        };
        /**
         * Read a numbering authorization
         * @description Without its keys; with the number that comes next and how many are left.
         */
        get: operations["getNumberingAuthorization"];
        put?: never;
        post?: never;
        /**
         * Delete a numbering authorization
         * @description Only while no document has a number from it.
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
        /** @description The token may not do this, or not for this account */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing with this identifier, or it belongs to another account */
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
        /** @description The folio is taken, the authorized numbers are used up or have expired, or an earlier request with this Idempotency-Key is still running */
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
        /** @description The document cannot go from its state to this one, or the draft is not fit to be issued */
        StatusConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A draft is not sent, or an earlier request with this Idempotency-Key is still running */
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
        /** @description Only a draft can be deleted, and only while no other draft refers to it */
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
        /** @description The account has 64 subscriptions already, or an earlier request with this Idempotency-Key is still running */
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
        /** @description A document has a number from this authorization, so it stays */
        AuthorizationUsed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has more bytes or more JSON values than are taken */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not declared to be application/json, or it is compressed */
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
        /** @description This Idempotency-Key was used with another body */
        KeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; wait as long as Retry-After says */
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
        /** @description The database does not answer or has no room; the same request may be sent again, and with its Idempotency-Key nothing is done twice */
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
        /** @description Identifier of the account. Anything but digits is no account, and answered with 404. */
        account_id_path: string;
        /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
        document_id: string;
        /** @description Identifier of the customer or supplier. Anything but digits names none, and is answered with 404. */
        customer_supplier_id: string;
        /** @description Identifier of the branch. Anything but digits names none, and is answered with 404. */
        company_branch_id: string;
        /** @description Identifier of the subscription. Anything but digits names none, and is answered with 404. */
        webhook_subscription_id: string;
        /** @description Identifier of the delivery. Anything but digits names none, and is answered with 404. */
        webhook_delivery_id: string;
        /** @description Identifier of the numbering authorization. Anything but digits names none, and is answered with 404. */
        numbering_authorization_id: string;
        /** @description Only deliveries to this subscription. */
        delivery_subscription_id: number;
        /** @description Only deliveries that stand like this. */
        delivery_state: "pending" | "delivered" | "failed";
        /** @description Only what belongs to this account. For the operator, whose lists span all accounts; an admin can name its own only. */
        account_id: number;
        /** @description How many to answer with at most. A page also ends where what is stored of its items would exceed 4 MiB, though not before its first item, so that it may be shorter and still have a `next_cursor`. */
        limit: number;
        /** @description Where to go on, the `next_cursor` of the page before. */
        cursor: string;
        /** @description Only documents of this type. */
        document_type_id: number;
        /** @description Only documents in this state. */
        document_status: 0 | 1 | 2;
        /** @description Only documents of this day of issue or later, as YYYY-MM-DD. */
        issue_date_from: string;
        /** @description Only documents of this day of issue or earlier, as YYYY-MM-DD. */
        issue_date_to: string;
        /** @description Only documents whose receiver has exactly this tax id. */
        receiver_tax_id_code: string;
        /** @description Added. Only documents whose receiver's legal name begins with this text, whatever its accents, capitals and spaces. Only the first 100 characters of a name count. */
        receiver_name: string;
        /** @description Added. Only documents with this number. */
        document_number: number;
        /** @description Added. Only documents with exactly this total, in whatever currency. */
        total_amount: number;
        /** @description Whether the answer also carries the image of the stamp, in `electronic_document.stamp_img`, where the country has one. */
        generate_stamp: 0 | 1;
        /** @description Whether the answer also carries the transfer copy, in `electronic_document.document_transfer_copy_pdf`. Chile only; elsewhere 1 is refused and 0 is accepted. */
        pdf_transfer_copy: 0 | 1;
        /** @description The `ETag` of a file that the caller has, or several of them; the answer is then 304 where one is still the same. */
        "If-None-Match": string;
        /** @description A key of the caller's choice that makes it safe to send the request again: within 24 hours the same key with the same body is answered with the stored answer and does nothing. Only successes are stored, so a mended body may use its key again. Keys are kept apart by caller and path. */
        "Idempotency-Key": string;
    };
    requestBodies: never;
    headers: {
        /** @description Identifier of this request, which the log of the server has too. */
        "X-Request-Id": string;
        /** @description Path of the resource that was created. */
        Location: string;
        /** @description How to authenticate: `Bearer`. */
        "WWW-Authenticate": string;
        /** @description Seconds to wait before the next request; a conflict carries it only where it passes by itself. */
        "Retry-After": number;
        /** @description Present where the body was compressed: `identity`, the one coding that is taken. */
        "Accept-Encoding": "identity";
        /** @description `inline`, with the name of the file. */
        "Content-Disposition": string;
        /** @description Identifies the bytes of the file, for `If-None-Match`. */
        ETag: string;
        /** @description Present where this answer is one that was stored for the same Idempotency-Key. */
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
            /** @description Every token of this login has ended */
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
                /** @description How many to answer with at most. A page also ends where what is stored of its items would exceed 4 MiB, though not before its first item, so that it may be shorter and still have a `next_cursor`. */
                limit?: components["parameters"]["limit"];
                /** @description Where to go on, the `next_cursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only what belongs to this account. For the operator, whose lists span all accounts; an admin can name its own only. */
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
                /** @description A key of the caller's choice that makes it safe to send the request again: within 24 hours the same key with the same body is answered with the stored answer and does nothing. Only successes are stored, so a mended body may use its key again. Keys are kept apart by caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 4 MiB, unless the server is set up otherwise, and 100 000 JSON values, arrays and objects included. */
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
                /** @description Identifier of the account. Anything but digits is no account, and answered with 404. */
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
                /** @description Identifier of the account. Anything but digits is no account, and answered with 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        /** @description At most 4 MiB, unless the server is set up otherwise, and 100 000 JSON values, arrays and objects included. */
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
                /** @description Identifier of the account. Anything but digits is no account, and answered with 404. */
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
                /** @description Identifier of the account. Anything but digits is no account, and answered with 404. */
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
                /** @description A key of the caller's choice that makes it safe to send the request again: within 24 hours the same key with the same body is answered with the stored answer and does nothing. Only successes are stored, so a mended body may use its key again. Keys are kept apart by caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Identifier of the account. Anything but digits is no account, and answered with 404. */
                account_id: components["parameters"]["account_id_path"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Check asked for */
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
                /** @description How many to answer with at most. A page also ends where what is stored of its items would exceed 4 MiB, though not before its first item, so that it may be shorter and still have a `next_cursor`. */
                limit?: components["parameters"]["limit"];
                /** @description Where to go on, the `next_cursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only what belongs to this account. For the operator, whose lists span all accounts; an admin can name its own only. */
                account_id?: components["parameters"]["account_id"];
                /** @description Only documents of this type. */
                document_type_id?: components["parameters"]["document_type_id"];
                /** @description Only documents in this state. */
                document_status?: components["parameters"]["document_status"];
                /** @description Only documents of this day of issue or later, as YYYY-MM-DD. */
                issue_date_from?: components["parameters"]["issue_date_from"];
                /** @description Only documents of this day of issue or earlier, as YYYY-MM-DD. */
                issue_date_to?: components["parameters"]["issue_date_to"];
                /** @description Only documents whose receiver has exactly this tax id. */
                receiver_tax_id_code?: components["parameters"]["receiver_tax_id_code"];
                /** @description Added. Only documents whose receiver's legal name begins with this text, whatever its accents, capitals and spaces. Only the first 100 characters of a name count. */
                receiver_name?: components["parameters"]["receiver_name"];
                /** @description Added. Only documents with this number. */
                document_number?: components["parameters"]["document_number"];
                /** @description Added. Only documents with exactly this total, in whatever currency. */
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
                /** @description Whether the answer also carries the image of the stamp, in `electronic_document.stamp_img`, where the country has one. */
                generate_stamp?: components["parameters"]["generate_stamp"];
            };
            header?: {
                /** @description A key of the caller's choice that makes it safe to send the request again: within 24 hours the same key with the same body is answered with the stored answer and does nothing. Only successes are stored, so a mended body may use its key again. Keys are kept apart by caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 4 MiB, unless the server is set up otherwise, and 100 000 JSON values, arrays and objects included. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentCreate"];
            };
        };
        responses: {
            /** @description Preview of the document, of which nothing was stored */
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
                /** @description Whether the answer also carries the transfer copy, in `electronic_document.document_transfer_copy_pdf`. Chile only; elsewhere 1 is refused and 0 is accepted. */
                pdf_transfer_copy?: components["parameters"]["pdf_transfer_copy"];
            };
            header?: never;
            path: {
                /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
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
                /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /** @description At most 4 MiB, unless the server is set up otherwise, and 100 000 JSON values, arrays and objects included. */
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
                /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
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
                /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /** @description At most 256 KiB, and 100 000 JSON values, arrays and objects included. */
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
                /** @description The `ETag` of a file that the caller has, or several of them; the answer is then 304 where one is still the same. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
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
                    "application/pdf": unknown;
                };
            };
            /** @description The caller has this very file */
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
                /** @description The `ETag` of a file that the caller has, or several of them; the answer is then 304 where one is still the same. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
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
                    "application/xml": unknown;
                };
            };
            /** @description The caller has this very file */
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
                /** @description The `ETag` of a file that the caller has, or several of them; the answer is then 304 where one is still the same. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
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
                    "image/png": unknown;
                };
            };
            /** @description The caller has this very file */
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
                /** @description How many to answer with at most. A page also ends where what is stored of its items would exceed 4 MiB, though not before its first item, so that it may be shorter and still have a `next_cursor`. */
                limit?: components["parameters"]["limit"];
                /** @description Where to go on, the `next_cursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: never;
            path: {
                /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
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
                /** @description A key of the caller's choice that makes it safe to send the request again: within 24 hours the same key with the same body is answered with the stored answer and does nothing. Only successes are stored, so a mended body may use its key again. Keys are kept apart by caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Identifier of the document. Anything but digits names none, and is answered with 404. */
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        /** @description At most 256 KiB, and 100 000 JSON values, arrays and objects included. It may be left out. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DocumentEmailCreate"];
            };
        };
        responses: {
            /** @description E-mails asked for */
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
                /** @description How many to answer with at most. A page also ends where what is stored of its items would exceed 4 MiB, though not before its first item, so that it may be shorter and still have a `next_cursor`. */
                limit?: components["parameters"]["limit"];
                /** @description Where to go on, the `next_cursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only what belongs to this account. For the operator, whose lists span all accounts; an admin can name its own only. */
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
                /** @description Identifier of the customer or supplier. Anything but digits names none, and is answered with 404. */
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
                /** @description Identifier of the customer or supplier. Anything but digits names none, and is answered with 404. */
                customer_supplier_id: components["parameters"]["customer_supplier_id"];
            };
            cookie?: never;
        };
        /** @description At most 256 KiB, and 100 000 JSON values, arrays and objects included. */
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
                /** @description How many to answer with at most. A page also ends where what is stored of its items would exceed 4 MiB, though not before its first item, so that it may be shorter and still have a `next_cursor`. */
                limit?: components["parameters"]["limit"];
                /** @description Where to go on, the `next_cursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only what belongs to this account. For the operator, whose lists span all accounts; an admin can name its own only. */
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
                /** @description A key of the caller's choice that makes it safe to send the request again: within 24 hours the same key with the same body is answered with the stored answer and does nothing. Only successes are stored, so a mended body may use its key again. Keys are kept apart by caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 256 KiB, and 100 000 JSON values, arrays and objects included. */
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
                /** @description Identifier of the branch. Anything but digits names none, and is answered with 404. */
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
                /** @description Identifier of the branch. Anything but digits names none, and is answered with 404. */
                company_branch_id: components["parameters"]["company_branch_id"];
            };
            cookie?: never;
        };
        /** @description At most 256 KiB, and 100 000 JSON values, arrays and objects included. */
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
                /** @description How many to answer with at most. A page also ends where what is stored of its items would exceed 4 MiB, though not before its first item, so that it may be shorter and still have a `next_cursor`. */
                limit?: components["parameters"]["limit"];
                /** @description Where to go on, the `next_cursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only what belongs to this account. For the operator, whose lists span all accounts; an admin can name its own only. */
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
                /** @description A key of the caller's choice that makes it safe to send the request again: within 24 hours the same key with the same body is answered with the stored answer and does nothing. Only successes are stored, so a mended body may use its key again. Keys are kept apart by caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 256 KiB, and 100 000 JSON values, arrays and objects included. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSubscriptionCreate"];
            };
        };
        responses: {
            /** @description Subscription created. A text connected with it in the interface reads: digital certificate link successfully generated. */
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
                /** @description Identifier of the subscription. Anything but digits names none, and is answered with 404. */
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
                /** @description Identifier of the subscription. Anything but digits names none, and is answered with 404. */
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
                /** @description Only what belongs to this account. For the operator, whose lists span all accounts; an admin can name its own only. */
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
                /** @description How many to answer with at most. A page also ends where what is stored of its items would exceed 4 MiB, though not before its first item, so that it may be shorter and still have a `next_cursor`. */
                limit?: components["parameters"]["limit"];
                /** @description Where to go on, the `next_cursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only what belongs to this account. For the operator, whose lists span all accounts; an admin can name its own only. */
                account_id?: components["parameters"]["account_id"];
                /** @description Only deliveries to this subscription. */
                webhook_subscription_id?: components["parameters"]["delivery_subscription_id"];
                /** @description Only deliveries that stand like this. */
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
                /** @description Identifier of the delivery. Anything but digits names none, and is answered with 404. */
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
                /** @description A key of the caller's choice that makes it safe to send the request again: within 24 hours the same key with the same body is answered with the stored answer and does nothing. Only successes are stored, so a mended body may use its key again. Keys are kept apart by caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Identifier of the delivery. Anything but digits names none, and is answered with 404. */
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
                /** @description How many to answer with at most. A page also ends where what is stored of its items would exceed 4 MiB, though not before its first item, so that it may be shorter and still have a `next_cursor`. */
                limit?: components["parameters"]["limit"];
                /** @description Where to go on, the `next_cursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only what belongs to this account. For the operator, whose lists span all accounts; an admin can name its own only. */
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
                /** @description A key of the caller's choice that makes it safe to send the request again: within 24 hours the same key with the same body is answered with the stored answer and does nothing. Only successes are stored, so a mended body may use its key again. Keys are kept apart by caller and path. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 256 KiB, and 100 000 JSON values, arrays and objects included. */
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
                /** @description Identifier of the numbering authorization. Anything but digits names none, and is answered with 404. */
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
                /** @description Identifier of the numbering authorization. Anything but digits names none, and is answered with 404. */
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
