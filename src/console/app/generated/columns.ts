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
  "form": "text up to 20000 characters",
  "description": "",
  "example": ""
 },
 {
  "column": "outlet_website_url",
  "required": false,
  "form": "http:// or https:// address",
  "description": "",
  "example": "https://www.portland-ledger.example"
 },
 {
  "column": "outlet_logo",
  "required": false,
  "form": "http:// or https:// address",
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
  "form": "true or false; empty: false",
  "description": "Whether search engines index it.",
  "example": ""
 },
 {
  "column": "outlet_status",
  "required": false,
  "form": "one of ACTIVE, INACTIVE, DRAFT, PENDING_REVIEW, PENDING_AGREEMENT, REJECTED, ARCHIVED, SUSPENDED; empty: ACTIVE",
  "description": "Only products of ACTIVE outlets are for sale.",
  "example": ""
 },
 {
  "column": "outlet_category",
  "required": false,
  "form": "words of up to 100 characters",
  "description": "Identifier of an outlet category, lower-case words joined by hyphens; what is written otherwise is made so. A new one is made.",
  "example": "regional-news"
 },
 {
  "column": "outlet_tags",
  "required": false,
  "form": "tags, separated by “;”",
  "description": "Each as CATEGORY:Name; the category is TOPIC, AUDIENCE, LOCATION, ROLE, COMPANY_SIZE, TOPIC if absent. New tags are made.",
  "example": "TOPIC:Local News; AUDIENCE:Founders"
 },
 {
  "column": "outlet_channels",
  "required": false,
  "form": "channels, separated by “|”",
  "description": "The first word is TYPE or TYPE/PLACEMENT, then what is known, as name=value: url, handle, social_links, do_follow, do_follow_links_allowed, domain_authority, domain_ranking, disclaimer (social_links: by spaces). TYPE is WEBSITE, NEWSLETTER, INSTAGRAM, LINKEDIN, YOUTUBE, TIKTOK, TWITTER_X, PODCAST, OTHER; PLACEMENT FULL_FEATURE, PRESS_RELEASE, MENTION, QUOTE, LISTICLE. A new disclaimer is made. Channels that are no longer named are removed.",
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
  "description": "Must not be empty when there is a product_key.",
  "example": "Full feature"
 },
 {
  "column": "product_type",
  "required": true,
  "form": "one of FULL_FEATURE, PRESS_RELEASE, NEWSLETTER, SOCIAL, ADD_ON",
  "description": "Must not be empty when there is a product_key.",
  "example": "FULL_FEATURE"
 },
 {
  "column": "product_description",
  "required": false,
  "form": "text up to 20000 characters",
  "description": "",
  "example": ""
 },
 {
  "column": "product_requirements",
  "required": false,
  "form": "text up to 20000 characters",
  "description": "",
  "example": ""
 },
 {
  "column": "product_min_delivery_days",
  "required": true,
  "form": "whole number from 0 to 3650",
  "description": "Must not be empty when there is a product_key.",
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
  "form": "true or false; empty: false",
  "description": "",
  "example": ""
 },
 {
  "column": "product_active",
  "required": false,
  "form": "true or false; empty: true",
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
  "form": "http:// or https:// address",
  "description": "URL of an image.",
  "example": ""
 },
 {
  "column": "product_logo",
  "required": false,
  "form": "http:// or https:// address",
  "description": "URL of an image.",
  "example": ""
 },
 {
  "column": "product_example_screenshot",
  "required": false,
  "form": "http:// or https:// address",
  "description": "URL of an image.",
  "example": ""
 },
 {
  "column": "product_internal_cost",
  "required": false,
  "form": "amount in USD such as 1250 or 154.50",
  "description": "Seen by operators only.",
  "example": ""
 },
 {
  "column": "product_reseller_price",
  "required": false,
  "form": "amount in USD such as 1250 or 154.50",
  "description": "Seen by operators only.",
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
  "description": "The channels of its outlet that the product includes, the leading one first, by TYPE or TYPE/PLACEMENT; a second channel of the same kind has #2. A product without a channel is not listed.",
  "example": "WEBSITE/FULL_FEATURE; NEWSLETTER"
 }
] as const
