/** Answers about customers and how they are verified, as the service writes them, with every field that is known. */

const times = { createdAt: '2025-10-03T12:00:00Z', updatedAt: '2025-10-03T12:30:00Z' }
const address = {
  line1: '1 Main Street',
  line2: 'Apartment 2',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
}
const expected = {
  purposeOfAccount: 'P2P_TRANSFERS',
  expectedMonthlyTransactionCount: 'COUNT_UNDER_10',
  expectedMonthlyTransactionVolume: 'VOLUME_UNDER_10K',
}

export const customerExample = {
  id: 'Customer:1',
  platformCustomerId: 'c-1',
  customerType: 'INDIVIDUAL',
  region: 'US',
  currencies: ['USD', 'USDB'],
  email: 'ada@example.com',
  phoneNumber: '+14155550100',
  umaAddress: '$ada@platform.example',
  fullName: 'Ada Byron',
  birthDate: '1990-12-10',
  nationality: 'GB',
  address,
  idType: 'SSN',
  countryOfIssuance: 'US',
  sourceOfFundsCategories: ['SALARY'],
  sourceOfWealthCategories: ['SAVINGS'],
  ...expected,
  annualIncomeRange: 'RANGE_50K_100K',
  netWorthRange: 'UNDER_100K',
  pepStatus: 'NONE',
  businessInfo: {
    legalName: 'Analytical Engines Ltd',
    country: 'GB',
    doingBusinessAs: 'Engines',
    registrationNumber: '12345678',
    incorporatedOn: '2020-02-29',
    entityType: 'CORPORATION',
    taxId: '1234567890',
    countriesOfOperation: ['GB', 'US'],
    businessType: 'MANUFACTURING',
    sourceOfFunds: 'Sales of engines',
    sourceOfFundsCategories: ['OPERATING_REVENUE'],
    ...expected,
    naicsCode: '3341',
    primaryContactFirstName: 'Ada',
    primaryContactLastName: 'Byron',
  },
  kycStatus: 'APPROVED',
  kybStatus: 'UNVERIFIED',
  contactVerification: { email: 'VERIFIED', phone: 'PENDING' },
  providerRequiredCustomerFields: { USD: ['BIRTH_DATE'] },
  agreementConsents: [
    {
      type: 'SERVICE_END_USER_TERMS',
      termsVersion: 'V1',
      acceptedAt: '2025-10-03T11:59:00Z',
      ipAddress: '203.0.113.7',
      acceptanceMethod: 'CHECKBOX',
    },
  ],
  isDeleted: false,
  ...times,
}

const agreement = { type: 'SERVICE_END_USER_TERMS', version: 'V1', url: 'https://service.example/terms/v1' }

const owner = {
  id: 'BeneficialOwner:1',
  customerId: 'Customer:1',
  roles: ['UBO', 'DIRECTOR'],
  ownershipPercentage: 60,
  personalInfo: {
    firstName: 'Ada',
    middleName: 'King',
    lastName: 'Byron',
    birthDate: '1990-12-10',
    nationality: 'GB',
    email: 'ada@example.com',
    phoneNumber: '+14155550100',
    address,
    idType: 'SSN',
    countryOfIssuance: 'US',
  },
  kycStatus: 'PENDING',
  ...times,
}

const document = {
  id: 'Document:1',
  documentHolder: 'Customer:1',
  documentType: 'NATIONAL_ID',
  country: 'GB',
  fileName: 'card-front.jpg',
  side: 'FRONT',
  documentNumber: '12345',
  issuingAuthority: 'HM Passport Office',
  ...times,
}

const verification = {
  id: 'Verification:1',
  customerId: 'Customer:1',
  verificationStatus: 'RESOLVE_ERRORS',
  errors: [
    { resourceId: 'Customer:1', type: 'MISSING_FIELD', reason: 'Required', field: 'address.line1' },
    {
      resourceId: 'BeneficialOwner:1',
      type: 'MISSING_IDENTITY_DOCUMENT',
      reason: 'An identity document is required',
      acceptedDocumentTypes: ['PASSPORT'],
    },
  ],
  ...times,
}

const link = {
  kycUrl: 'https://check.example/start/abc',
  expiresAt: '2025-10-03T13:00:00Z',
  provider: 'SUMSUB',
  token: 'abc',
}

const pageOf = (item: object) => ({ data: [item], hasMore: true, nextCursor: 'next', totalCount: 2 })

export const onboardingExamples = {
  confirmEmail: { 200: customerExample },
  confirmPhone: { 200: customerExample },
  createBeneficialOwner: { 201: owner },
  createDocument: { 201: document },
  createKycLink: { 201: link },
  createVerification: { 200: verification },
  deleteCustomer: { 200: customerExample },
  deleteDocument: { 204: null },
  getBeneficialOwner: { 200: owner },
  getCustomerImport: {
    200: {
      jobId: 'Job:1',
      status: 'COMPLETED',
      progress: { total: 2, processed: 2, successful: 1, failed: 1 },
      errors: [{ correlationId: 'row-2', error: { code: 'INVALID_INPUT', message: 'Invalid: email' } }],
      createdAt: '2025-10-03T12:00:00Z',
      completedAt: '2025-10-03T12:00:05Z',
    },
  },
  getDocument: { 200: document },
  getEndUserTerms: { 200: { version: 'V1', url: 'https://service.example/terms/v1' } },
  getVerification: { 200: verification },
  importCustomers: { 202: { jobId: 'Job:1', status: 'PENDING' } },
  listAgreements: { 200: { data: [agreement] } },
  listBeneficialOwners: { 200: pageOf(owner) },
  listDocuments: { 200: pageOf(document) },
  listVerifications: { 200: pageOf(verification) },
  replaceDocument: { 200: document },
  updateBeneficialOwner: { 200: owner },
  verifyEmail: { 204: null },
  verifyPhone: { 204: null },
}
