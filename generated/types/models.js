/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. The values of named enumerations.

export const AccountMembersCountryId = Object.freeze({
  ["253"]: 253,
  ["89"]: 89,
  ["66"]: 66,
  ["80"]: 80,
  ["83"]: 83,
  ["88"]: 88,
});

export const AccountMembersRegistrationCompanySize = Object.freeze({
  ["1"]: "1",
  ["2"]: "2",
  ["3"]: "3",
  ["4"]: "4",
});

export const AccountMembersRegistrationTaxIdType = Object.freeze({
  ["CL-RUT"]: "CL-RUT",
  ["US-EIN"]: "US-EIN",
  ["US-SSN"]: "US-SSN",
  ["CO-NIT"]: "CO-NIT",
  ["PE-RUC"]: "PE-RUC",
  ["MX-RFC"]: "MX-RFC",
  ["AR-CUIT"]: "AR-CUIT",
});

export const AccountMembersRegistrationTermsOfUse = Object.freeze({
  ["1"]: 1,
});

export const AccountMembersRegistrationTypeUse = Object.freeze({
  ["1"]: 1,
});

export const CompanyBranchMembersBranchType = Object.freeze({
  ["1"]: 1,
  ["2"]: 2,
});

export const CompanyBranchMembersIsHeadquarters = Object.freeze({
  ["0"]: 0,
  ["1"]: 1,
});

export const DocumentHeaderMembersDeploymentObservations = Object.freeze({
  ["0"]: 0,
  ["1"]: 1,
  ["2"]: 2,
  ["3"]: 3,
});

export const DocumentHeaderMembersDocumentStatus = Object.freeze({
  ["0"]: 0,
  ["1"]: 1,
  ["2"]: 2,
  ["3"]: 3,
});

export const DocumentHeaderMembersGuideType = Object.freeze({
  ["1"]: 1,
  ["2"]: 2,
  ["3"]: 3,
  ["4"]: 4,
  ["5"]: 5,
  ["6"]: 6,
  ["7"]: 7,
  ["8"]: 8,
  ["9"]: 9,
});

export const DocumentHeaderMembersReceivedIssuedFlag = Object.freeze({
  ["0"]: 0,
  ["1"]: 1,
});

export const DocumentHeaderMembersSaleClause = Object.freeze({
  ["1"]: 1,
  ["2"]: 2,
  ["3"]: 3,
  ["4"]: 4,
  ["5"]: 5,
  ["6"]: 6,
  ["9"]: 9,
  ["10"]: 10,
  ["11"]: 11,
  ["12"]: 12,
  ["17"]: 17,
  ["18"]: 18,
  ["8"]: 8,
});

export const DocumentHeaderMembersSaleModality = Object.freeze({
  ["1"]: 1,
  ["2"]: 2,
  ["3"]: 3,
  ["4"]: 4,
  ["9"]: 9,
});

export const DocumentHeaderMembersServiceIndicator = Object.freeze({
  ["1"]: 1,
  ["2"]: 2,
  ["3"]: 3,
  ["4"]: 4,
  ["5"]: 5,
});

export const DocumentHeaderMembersTransferType = Object.freeze({
  ["1"]: 1,
  ["2"]: 2,
  ["3"]: 3,
});

export const DocumentHeaderMembersTransportationDocBilling = Object.freeze({
  ["1"]: 1,
  ["2"]: 2,
  ["3"]: 3,
});

export const DocumentHeaderMembersTransportationDocType = Object.freeze({
  ["1"]: 1,
  ["2"]: 2,
  ["3"]: 3,
  ["4"]: 4,
  ["5"]: 5,
  ["6"]: 6,
  ["7"]: 7,
  ["8"]: 8,
  ["9"]: 9,
});

export const DocumentMembersDocumentStatus = Object.freeze({
  ["0"]: 0,
  ["1"]: 1,
  ["2"]: 2,
});

export const DocumentReferencePropertiesReferenceCode = Object.freeze({
  ["1"]: 1,
  ["2"]: 2,
  ["3"]: 3,
  ["4"]: 4,
  ["5"]: 5,
  ["6"]: 6,
  ["7"]: 7,
});

export const WebhookSubscriptionMembersEventId = Object.freeze({
  ["ACCOUNT.CERTIFICATIONUPDATE"]: "ACCOUNT.CERTIFICATIONUPDATE",
});
