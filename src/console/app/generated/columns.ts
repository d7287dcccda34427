/* Generated from the schema and the operations: npm run generated. */

export const columns = [
 {
  "column": "outlet_key",
  "required": true,
  "form": "text up to 255 characters",
  "description": "Your own key of the outlet. Rows with the same key are the same outlet.",
  "example": "portland-ledger"
 },
 {
  "column": "outlet_name",
  "required": true,
  "form": "text up to 255 characters",
  "description": "Must not be empty.",
  "example": "Portland Ledger"
 },
 {
  "column": "outlet_description",
  "required": false,
  "form": "text up to 20,000 characters",
  "description": "",
  "example": ""
 },
 {
  "column": "outlet_website_url",
  "required": false,
  "form": "http:// or https:// URL",
  "description": "",
  "example": "https://www.portland-ledger.example"
 },
 {
  "column": "outlet_logo",
  "required": false,
  "form": "http:// or https:// URL",
  "description": "URL of an image.",
  "example": ""
 },
 {
  "column": "outlet_country",
  "required": false,
  "form": "text up to 255 characters",
  "description": "Full name, or Global.",
  "example": "United States"
 },
 {
  "column": "outlet_state",
  "required": false,
  "form": "text up to 255 characters",
  "description": "Full name. Empty for Global.",
  "example": "Oregon"
 },
 {
  "column": "outlet_city",
  "required": false,
  "form": "text up to 255 characters",
  "description": "Empty for Global.",
  "example": "Portland"
 },
 {
  "column": "outlet_is_indexed",
  "required": false,
  "form": "true or false (false if empty)",
  "description": "Whether search engines index the outlet.",
  "example": ""
 },
 {
  "column": "outlet_status",
  "required": false,
  "form": "one of ACTIVE, INACTIVE, DRAFT, PENDING_REVIEW, PENDING_AGREEMENT, REJECTED, ARCHIVED, SUSPENDED (ACTIVE if empty)",
  "description": "Only products of ACTIVE outlets are for sale.",
  "example": ""
 },
 {
  "column": "outlet_category",
  "required": false,
  "form": "text up to 100 characters",
  "description": "Identifier of an outlet category: lower-case words joined by hyphens. Other spellings are converted, and unknown categories are created.",
  "example": "regional-news"
 },
 {
  "column": "outlet_tags",
  "required": false,
  "form": "tags, separated by “;”",
  "description": "Each as CATEGORY:Name. The category is one of TOPIC, AUDIENCE, LOCATION, ROLE, COMPANY_SIZE, and defaults to TOPIC. Unknown tags are created.",
  "example": "TOPIC:Local News; AUDIENCE:Founders"
 },
 {
  "column": "outlet_channels",
  "required": false,
  "form": "channels, separated by “|”",
  "description": "Each starts with TYPE or TYPE/PLACEMENT. Optional values follow as name=value: url, handle, social_links, do_follow, do_follow_links_allowed, domain_authority, domain_ranking, disclaimer. Separate social_links by spaces. TYPE is one of WEBSITE, NEWSLETTER, INSTAGRAM, LINKEDIN, YOUTUBE, TIKTOK, TWITTER_X, PODCAST, OTHER. PLACEMENT is one of FULL_FEATURE, PRESS_RELEASE, MENTION, QUOTE, LISTICLE. Unknown disclaimers are created. Channels that are missing from the cell are removed.",
  "example": "WEBSITE/FULL_FEATURE; url=https://www.portland-ledger.example; domain_authority=55 | NEWSLETTER"
 },
 {
  "column": "product_key",
  "required": true,
  "form": "text up to 255 characters",
  "description": "Your own key of the product. Empty: the row is an outlet without products.",
  "example": "portland-ledger-feature"
 },
 {
  "column": "product_name",
  "required": true,
  "form": "text up to 255 characters",
  "description": "Must not be empty if product_key is filled in.",
  "example": "Full feature"
 },
 {
  "column": "product_type",
  "required": true,
  "form": "one of FULL_FEATURE, PRESS_RELEASE, NEWSLETTER, SOCIAL, ADD_ON",
  "description": "Must not be empty if product_key is filled in.",
  "example": "FULL_FEATURE"
 },
 {
  "column": "product_description",
  "required": false,
  "form": "text up to 20,000 characters",
  "description": "",
  "example": ""
 },
 {
  "column": "product_requirements",
  "required": false,
  "form": "text up to 20,000 characters",
  "description": "",
  "example": ""
 },
 {
  "column": "product_min_delivery_days",
  "required": true,
  "form": "whole number from 0 to 3650",
  "description": "Must not be empty if product_key is filled in.",
  "example": "7"
 },
 {
  "column": "product_max_delivery_days",
  "required": true,
  "form": "whole number from 0 to 3650",
  "description": "Not less than product_min_delivery_days.",
  "example": "14"
 },
 {
  "column": "product_is_featured",
  "required": false,
  "form": "true or false (false if empty)",
  "description": "",
  "example": ""
 },
 {
  "column": "product_active",
  "required": false,
  "form": "true or false (true if empty)",
  "description": "Only active products are for sale.",
  "example": ""
 },
 {
  "column": "product_example_links",
  "required": false,
  "form": "URLs, separated by “;”",
  "description": "",
  "example": ""
 },
 {
  "column": "product_image",
  "required": false,
  "form": "http:// or https:// URL",
  "description": "URL of an image.",
  "example": ""
 },
 {
  "column": "product_logo",
  "required": false,
  "form": "http:// or https:// URL",
  "description": "URL of an image.",
  "example": ""
 },
 {
  "column": "product_example_screenshot",
  "required": false,
  "form": "http:// or https:// URL",
  "description": "URL of an image.",
  "example": ""
 },
 {
  "column": "product_internal_cost",
  "required": false,
  "form": "amount in USD such as 1250 or 154.50",
  "description": "Visible to operators only.",
  "example": ""
 },
 {
  "column": "product_reseller_price",
  "required": false,
  "form": "amount in USD such as 1250 or 154.50",
  "description": "Visible to operators only.",
  "example": ""
 },
 {
  "column": "product_standard_price",
  "required": false,
  "form": "amount in USD such as 1250 or 154.50",
  "description": "Empty: no STANDARD price.",
  "example": "450.00"
 },
 {
  "column": "product_pro_price",
  "required": false,
  "form": "amount in USD such as 1250 or 154.50",
  "description": "Empty: no PRO price.",
  "example": "395.50"
 },
 {
  "column": "product_channels",
  "required": false,
  "form": "list, separated by “;”",
  "description": "Channels of the outlet that the product includes, as TYPE or TYPE/PLACEMENT, in order of importance. A second channel of the same kind ends with #2. A product without a channel is not listed.",
  "example": "WEBSITE/FULL_FEATURE; NEWSLETTER"
 }
] as const
