// Made by `npm run examples` from the demo marketplace.
export interface Examples {
  /** A request and its answer, by the id of a route. */
  operations: Record<string, { body?: unknown; answer?: unknown }>
  /** Ids of records of the demo marketplace, by the name of the parameter. */
  parameters: Record<string, string>
}

export const examples: Examples = {
  "operations": {
    "listProductListings": {
      "answer": {
        "records": [
          {
            "id": "018cc251-f402-74de-b73b-fe6c5a3f6bd9",
            "name": "Expert quote",
            "description": "Your spokesperson quoted as an expert in an article of the newsroom’s choice.",
            "requirements": "Final approval rests with the editor. One round of changes is included.",
            "min_delivery_days": 4,
            "max_delivery_days": 13,
            "is_featured": false,
            "example_links": [],
            "created_at": "2024-06-14T14:34:18.053Z",
            "outlet_id": "018cc251-f400-7252-9deb-b977328144b0",
            "outlet_name": "Dubai Business Journal",
            "website_url": "https://www.dubai-business-journal.example",
            "logo": "https://logos.example.com/dubai-business-journal.png",
            "country": "United Arab Emirates",
            "state": "Dubai",
            "city": "Dubai",
            "is_indexed": true,
            "channel_id": "018cc251-f401-7622-92d8-96bd1244a9f5",
            "channel_type": "WEBSITE",
            "placement_type": "QUOTE",
            "domain_authority": 42,
            "domain_ranking": 49,
            "is_do_follow": false,
            "disclaimer": "Sponsored",
            "prices": [
              {
                "unit_amount": 135,
                "currency": "USD",
                "pricing_tier": "STANDARD"
              }
            ],
            "tags": [
              {
                "name": "Business"
              },
              {
                "name": "Investors"
              }
            ],
            "includes": [
              {
                "channel_type": "WEBSITE",
                "placement_type": "QUOTE"
              }
            ]
          },
          {
            "id": "018cc251-fa60-7a39-97bc-ae5d0de6ec6e",
            "name": "Expert quote",
            "description": "Your spokesperson quoted as an expert in an article of the newsroom’s choice.",
            "requirements": "Final approval rests with the editor. One round of changes is included.",
            "min_delivery_days": 4,
            "max_delivery_days": 14,
            "is_featured": false,
            "example_links": [
              "https://www.amberline-technology-quarterly.example/example-expert-quote"
            ],
            "created_at": "2025-11-11T15:58:51.182Z",
            "outlet_id": "018cc251-fa5e-7c74-a584-b871f766b846",
            "outlet_name": "Amberline Technology Quarterly",
            "website_url": "https://www.amberline-technology-quarterly.example",
            "logo": "https://logos.example.com/amberline-technology-quarterly.png",
            "country": "United States",
            "state": "New York",
            "city": "Rochester",
            "is_indexed": false,
            "channel_id": "018cc251-fa5f-71e4-9ec5-f86b22f0e56d",
            "channel_type": "WEBSITE",
            "placement_type": "QUOTE",
            "domain_authority": 45,
            "domain_ranking": 37,
            "is_do_follow": true,
            "disclaimer": "Affiliate links",
            "prices": [
              {
                "unit_amount": 135,
                "currency": "USD",
                "pricing_tier": "STANDARD"
              }
            ],
            "tags": [
              {
                "name": "11 to 50"
              },
              {
                "name": "Founders"
              },
              {
                "name": "Homeowners"
              },
              {
                "name": "Technology"
              }
            ],
            "includes": [
              {
                "channel_type": "WEBSITE",
                "placement_type": "QUOTE"
              }
            ]
          }
        ],
        "total_records": 380,
        "total_pages": 190,
        "current_page": 1,
        "next_page": 2,
        "previous_page": null
      }
    },
    "getProduct": {
      "answer": {
        "id": "018cc251-f402-74de-b73b-fe6c5a3f6bd9",
        "name": "Expert quote",
        "description": "Your spokesperson quoted as an expert in an article of the newsroom’s choice.",
        "requirements": "Final approval rests with the editor. One round of changes is included.",
        "min_delivery_days": 4,
        "max_delivery_days": 13,
        "is_featured": false,
        "active": true,
        "example_links": [],
        "image": null,
        "logo": null,
        "example_screenshot": null,
        "type_id": "01900000-0000-7000-8000-000000000101",
        "created_at": "2024-06-14T14:34:18.053Z",
        "updated_at": "2024-12-14T08:06:59.427Z",
        "deleted_at": null,
        "prices": [
          {
            "unit_amount": 135,
            "pricing_tier": "STANDARD"
          }
        ]
      }
    },
    "listProductAddOns": {
      "answer": {
        "records": [
          {
            "id": "018cc251-f402-738b-bac5-f77ebd74a6a3",
            "outlet_id": "018cc251-f400-7252-9deb-b977328144b0",
            "name": "Content writing",
            "description": "The draft is written for you after a short interview.",
            "requirements": null,
            "min_delivery_days": 0,
            "max_delivery_days": 5,
            "is_featured": false,
            "created_at": "2024-09-23T09:30:20.640Z",
            "outlet_name": "Dubai Business Journal",
            "website_url": "https://www.dubai-business-journal.example",
            "logo": "https://logos.example.com/dubai-business-journal.png",
            "city": "Dubai",
            "state": "Dubai",
            "country": "United Arab Emirates",
            "channels": [
              {
                "channel_type": "WEBSITE",
                "placement_type": "FULL_FEATURE",
                "is_do_follow": true,
                "domain_authority": 42,
                "domain_ranking": 36,
                "disclaimer_name": "Advertorial",
                "disclaimer_description": "The word “Advertorial” stands over the headline."
              }
            ],
            "tags": [
              {
                "name": "Business"
              },
              {
                "name": "Investors"
              }
            ],
            "prices": [
              {
                "unit_amount": 95,
                "currency": "USD",
                "pricing_tier": "STANDARD"
              }
            ]
          }
        ],
        "total_records": 1,
        "total_pages": 1,
        "current_page": 1,
        "next_page": null,
        "previous_page": null
      }
    },
    "listOutlets": {
      "answer": {
        "records": [
          {
            "id": "018cc251-f9ca-7bcb-b83f-cde9d4fd6129",
            "outlet_id": "018cc251-f9c8-7360-af3f-d484f3a13c5d",
            "name": "Press release",
            "description": "Your release, checked for style and published in full with up to two links.",
            "requirements": "No gambling, adult or political content. Two images of at least 1200 pixels.",
            "min_delivery_days": 1,
            "max_delivery_days": 7,
            "is_featured": true,
            "created_at": "2025-04-23T17:17:02.982Z",
            "outlet_name": "Redwood Lifestyle Report",
            "website_url": "https://www.redwood-lifestyle-report.example",
            "logo": "https://logos.example.com/redwood-lifestyle-report.png",
            "city": "Los Angeles",
            "state": "California",
            "country": "United States",
            "channels": [
              {
                "channel_type": "WEBSITE",
                "placement_type": "PRESS_RELEASE",
                "is_do_follow": false,
                "domain_authority": 91,
                "domain_ranking": 88,
                "disclaimer_name": null,
                "disclaimer_description": null
              }
            ],
            "tags": [
              {
                "name": "Lifestyle"
              },
              {
                "name": "Millennials"
              },
              {
                "name": "Politics"
              }
            ],
            "prices": [
              {
                "unit_amount": 2325,
                "currency": "USD",
                "pricing_tier": "STANDARD"
              }
            ]
          },
          {
            "id": "018cc251-f9ca-773e-a94e-c26b245c5a6c",
            "outlet_id": "018cc251-f9c8-7360-af3f-d484f3a13c5d",
            "name": "Listicle placement",
            "description": "An entry of about 120 words in a round-up such as “Ten to watch this year”.",
            "requirements": null,
            "min_delivery_days": 6,
            "max_delivery_days": 19,
            "is_featured": false,
            "created_at": "2025-04-23T17:17:02.982Z",
            "outlet_name": "Redwood Lifestyle Report",
            "website_url": "https://www.redwood-lifestyle-report.example",
            "logo": "https://logos.example.com/redwood-lifestyle-report.png",
            "city": "Los Angeles",
            "state": "California",
            "country": "United States",
            "channels": [
              {
                "channel_type": "WEBSITE",
                "placement_type": "LISTICLE",
                "is_do_follow": true,
                "domain_authority": 91,
                "domain_ranking": 90,
                "disclaimer_name": null,
                "disclaimer_description": null
              }
            ],
            "tags": [
              {
                "name": "Lifestyle"
              },
              {
                "name": "Millennials"
              },
              {
                "name": "Politics"
              }
            ],
            "prices": [
              {
                "unit_amount": 2125,
                "currency": "USD",
                "pricing_tier": "STANDARD"
              }
            ]
          }
        ],
        "total_records": 1025,
        "total_pages": 513,
        "current_page": 1,
        "next_page": 2,
        "previous_page": null
      }
    },
    "getOutlet": {
      "answer": {
        "id": "018cc251-f400-7252-9deb-b977328144b0",
        "name": "Dubai Business Journal",
        "description": "Dubai Business Journal has covered Dubai since 1905: news, business and the people behind it, read by 69,000 people a month.",
        "website_url": "https://www.dubai-business-journal.example",
        "logo": "https://logos.example.com/dubai-business-journal.png",
        "country": "United Arab Emirates",
        "state": "Dubai",
        "city": "Dubai",
        "is_indexed": true,
        "tags": [
          {
            "name": "Business"
          },
          {
            "name": "Investors"
          }
        ],
        "outlet_channels": [
          {
            "id": "018cc251-f401-7093-b5de-fbf01f40d7c7",
            "outlet_id": "018cc251-f400-7252-9deb-b977328144b0",
            "channel_type": "WEBSITE",
            "placement_type": "FULL_FEATURE",
            "channel_handle": null,
            "channel_url": "https://www.dubai-business-journal.example",
            "social_links": [],
            "is_do_follow": true,
            "domain_authority": 42,
            "domain_ranking": 36,
            "do_follow_links_allowed": "1 link",
            "disclaimer_name": "Advertorial",
            "disclaimer_description": "The word “Advertorial” stands over the headline."
          },
          {
            "id": "018cc251-f401-72bd-9b44-ecf44178fac5",
            "outlet_id": "018cc251-f400-7252-9deb-b977328144b0",
            "channel_type": "WEBSITE",
            "placement_type": "MENTION",
            "channel_handle": null,
            "channel_url": "https://www.dubai-business-journal.example",
            "social_links": [
              "https://instagram.example/dubaibusinessjournal",
              "https://linkedin.example/dubaibusinessjournal"
            ],
            "is_do_follow": true,
            "domain_authority": 42,
            "domain_ranking": 43,
            "do_follow_links_allowed": "1 link",
            "disclaimer_name": "Partner content",
            "disclaimer_description": "A line under the headline names it partner content."
          },
          {
            "id": "018cc251-f401-7622-92d8-96bd1244a9f5",
            "outlet_id": "018cc251-f400-7252-9deb-b977328144b0",
            "channel_type": "WEBSITE",
            "placement_type": "QUOTE",
            "channel_handle": null,
            "channel_url": "https://www.dubai-business-journal.example",
            "social_links": [],
            "is_do_follow": false,
            "domain_authority": 42,
            "domain_ranking": 49,
            "do_follow_links_allowed": null,
            "disclaimer_name": "Sponsored",
            "disclaimer_description": "The article is marked as sponsored at the top of the page."
          },
          {
            "id": "018cc251-f401-796f-9443-74b2a00fecb8",
            "outlet_id": "018cc251-f400-7252-9deb-b977328144b0",
            "channel_type": "NEWSLETTER",
            "placement_type": "FULL_FEATURE",
            "channel_handle": null,
            "channel_url": null,
            "social_links": [],
            "is_do_follow": false,
            "domain_authority": null,
            "domain_ranking": null,
            "do_follow_links_allowed": null,
            "disclaimer_name": "Affiliate links",
            "disclaimer_description": null
          }
        ],
        "created_at": "2024-06-14T14:34:18.053Z",
        "updated_at": "2025-11-17T01:33:02.249Z"
      }
    },
    "listOutletProducts": {
      "answer": {
        "records": [
          {
            "id": "018cc251-f402-7ddf-9e44-377cf40f9779",
            "outlet_id": "018cc251-f400-7252-9deb-b977328144b0",
            "name": "Brand mention",
            "description": "A mention with one link in an article that fits your subject.",
            "requirements": "No gambling, adult or political content. Two images of at least 1200 pixels.",
            "min_delivery_days": 5,
            "max_delivery_days": 12,
            "is_featured": false,
            "created_at": "2026-01-16T20:11:23.365Z",
            "outlet_name": "Dubai Business Journal",
            "website_url": "https://www.dubai-business-journal.example",
            "logo": "https://logos.example.com/dubai-business-journal.png",
            "city": "Dubai",
            "state": "Dubai",
            "country": "United Arab Emirates",
            "channels": [
              {
                "channel_type": "WEBSITE",
                "placement_type": "MENTION",
                "is_do_follow": true,
                "domain_authority": 42,
                "domain_ranking": 43,
                "disclaimer_name": "Partner content",
                "disclaimer_description": "A line under the headline names it partner content."
              }
            ],
            "tags": [
              {
                "name": "Business"
              },
              {
                "name": "Investors"
              }
            ],
            "prices": [
              {
                "unit_amount": 250,
                "currency": "USD",
                "pricing_tier": "STANDARD"
              }
            ]
          },
          {
            "id": "018cc251-f402-7f53-b332-f79cb8a8806d",
            "outlet_id": "018cc251-f400-7252-9deb-b977328144b0",
            "name": "Newsletter spot",
            "description": "A block with headline, 60 words, image and link, sent to every subscriber.",
            "requirements": null,
            "min_delivery_days": 2,
            "max_delivery_days": 12,
            "is_featured": false,
            "created_at": "2026-01-11T18:24:10.552Z",
            "outlet_name": "Dubai Business Journal",
            "website_url": "https://www.dubai-business-journal.example",
            "logo": "https://logos.example.com/dubai-business-journal.png",
            "city": "Dubai",
            "state": "Dubai",
            "country": "United Arab Emirates",
            "channels": [
              {
                "channel_type": "NEWSLETTER",
                "placement_type": "FULL_FEATURE",
                "is_do_follow": false,
                "domain_authority": null,
                "domain_ranking": null,
                "disclaimer_name": "Affiliate links",
                "disclaimer_description": null
              }
            ],
            "tags": [
              {
                "name": "Business"
              },
              {
                "name": "Investors"
              }
            ],
            "prices": [
              {
                "unit_amount": 400,
                "currency": "USD",
                "pricing_tier": "STANDARD"
              }
            ]
          }
        ],
        "total_records": 5,
        "total_pages": 3,
        "current_page": 1,
        "next_page": 2,
        "previous_page": null
      }
    },
    "listCountries": {
      "answer": {
        "countries": [
          "United Arab Emirates",
          "United Kingdom",
          "United States"
        ]
      }
    },
    "listStates": {
      "answer": {
        "states": []
      }
    },
    "listCities": {
      "answer": {
        "cities": []
      }
    },
    "listTags": {
      "answer": {
        "records": [
          {
            "name": "1 to 10"
          },
          {
            "name": "11 to 50"
          }
        ],
        "total_records": 83,
        "total_pages": 42,
        "current_page": 1,
        "next_page": 2,
        "previous_page": null
      }
    },
    "listDisclaimers": {
      "answer": {
        "records": [
          {
            "id": "018cc251-f404-75dd-a51f-6238afc73d3e",
            "name": "Advertorial",
            "description": "The word “Advertorial” stands over the headline."
          },
          {
            "id": "018cc251-f406-70ac-bdc7-38cc881a1d1b",
            "name": "Affiliate links",
            "description": null
          }
        ],
        "total_records": 7,
        "total_pages": 4,
        "current_page": 1,
        "next_page": 2,
        "previous_page": null
      }
    },
    "countListingFacets": {
      "answer": {
        "total_records": 380,
        "countries": {
          "values": [
            {
              "value": "United States",
              "count": 137
            },
            {
              "value": "Global",
              "count": 52
            }
          ],
          "has_more": true
        },
        "tags": {
          "values": [
            {
              "value": "Founders",
              "count": 115
            },
            {
              "value": "1 to 10",
              "count": 101
            }
          ],
          "has_more": true
        },
        "disclaimers": {
          "values": [
            {
              "value": "Sponsored",
              "count": 93
            },
            {
              "value": "Partner content",
              "count": 43
            }
          ],
          "has_more": true
        },
        "channel_types": [
          {
            "value": "WEBSITE",
            "count": 380
          },
          {
            "value": "NEWSLETTER",
            "count": 19
          }
        ],
        "placement_types": [
          {
            "value": "FULL_FEATURE",
            "count": 162
          },
          {
            "value": "PRESS_RELEASE",
            "count": 95
          },
          {
            "value": "LISTICLE",
            "count": 47
          },
          {
            "value": "MENTION",
            "count": 43
          },
          {
            "value": "QUOTE",
            "count": 37
          }
        ],
        "prices": [
          {
            "from": 0,
            "to": 100,
            "count": 0
          },
          {
            "from": 100,
            "to": 250,
            "count": 20
          },
          {
            "from": 250,
            "to": 500,
            "count": 100
          },
          {
            "from": 500,
            "to": 1000,
            "count": 157
          },
          {
            "from": 1000,
            "to": 2500,
            "count": 90
          },
          {
            "from": 2500,
            "to": 5000,
            "count": 9
          },
          {
            "from": 5000,
            "to": null,
            "count": 1
          }
        ],
        "authorities": [
          {
            "from": 0,
            "to": 10,
            "count": 6
          },
          {
            "from": 10,
            "to": 20,
            "count": 24
          },
          {
            "from": 20,
            "to": 30,
            "count": 61
          },
          {
            "from": 30,
            "to": 40,
            "count": 122
          },
          {
            "from": 40,
            "to": 50,
            "count": 137
          },
          {
            "from": 50,
            "to": 60,
            "count": 122
          },
          {
            "from": 60,
            "to": 70,
            "count": 74
          },
          {
            "from": 70,
            "to": 80,
            "count": 27
          },
          {
            "from": 80,
            "to": 90,
            "count": 17
          },
          {
            "from": 90,
            "to": null,
            "count": 3
          }
        ]
      }
    },
    "countProductListings": {
      "answer": [
        {
          "type": "FULL_FEATURE",
          "count": 289
        },
        {
          "type": "SOCIAL",
          "count": 229
        },
        {
          "type": "PRESS_RELEASE",
          "count": 150
        },
        {
          "type": "NEWSLETTER",
          "count": 128
        },
        {
          "type": "MENTION",
          "count": 80
        },
        {
          "type": "LISTICLE",
          "count": 72
        },
        {
          "type": "QUOTE",
          "count": 65
        },
        {
          "type": "OTHER",
          "count": 12
        }
      ]
    },
    "getSession": {
      "answer": {
        "source": "api_token",
        "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
        "token_type": "full_access",
        "scopes": [
          "outlets.lists",
          "outlets.read",
          "products.read",
          "orders.lists",
          "orders.read",
          "orders.create",
          "orders.approve",
          "teams.read",
          "teams.update",
          "profiles.create",
          "profiles.update",
          "profiles.lists",
          "campaigns.lists",
          "campaigns.read",
          "campaigns.create",
          "campaigns.update",
          "articles.lists",
          "articles.read",
          "articles.create",
          "articles.update",
          "articles.delete",
          "files.lists",
          "files.read",
          "files.create",
          "files.update",
          "files.delete",
          "folders.lists",
          "folders.create",
          "folders.update",
          "folders.delete",
          "tags.lists",
          "outlet_disclaimers.lists",
          "webhooks.lists",
          "webhooks.read",
          "webhooks.create",
          "webhooks.update",
          "webhooks.delete",
          "tokens.manage",
          "audit.read"
        ],
        "pro_pricing_enabled": false,
        "is_test": false
      }
    },
    "getTeam": {
      "answer": {
        "name": "Northwind Communications",
        "slug": "northwind-communications",
        "referral_code": "NORTHWIND",
        "contact_email": "hello@northwind.example",
        "billing_email": null
      }
    },
    "listProfiles": {
      "answer": {
        "records": [
          {
            "id": "018cc251-f400-7d14-bf19-9f178b0bead1",
            "name": "Brightwater Robotics",
            "legal_company_name": "Brightwater Robotics, Inc.",
            "type": "COMPANY",
            "logo": "https://logos.example.com/brightwater.png",
            "location": "Boston, Massachusetts",
            "overview": "Brightwater builds robots that inspect and clean water pipes without digging.",
            "products_and_services": "Inspection robots, leak reports and service contracts for utilities.",
            "google_drive_link": null,
            "writing_samples": null,
            "primary_goals": [
              "BRAND_AWARENESS",
              "THOUGHT_LEADERSHIP"
            ],
            "website_url": "https://www.brightwater.example",
            "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
            "brand_tone_and_voice_id": null,
            "last_generated_at": null,
            "created_at": "2025-01-25T09:00:00.000Z",
            "updated_at": "2025-01-25T09:00:00.000Z",
            "deleted_at": null
          }
        ],
        "total_records": 2,
        "total_pages": 2,
        "current_page": 1,
        "next_page": 2,
        "previous_page": null
      }
    },
    "listOrders": {
      "answer": {
        "records": [
          {
            "id": "01941f29-7c00-72b6-9652-62507d2fd9e8",
            "profile_id": "018cc251-f400-7ba7-941b-426f14660f6d",
            "client_id": "018cc251-f400-726a-8363-8c704dc5361a",
            "checkout_by_id": "018cc251-f400-726a-8363-8c704dc5361a",
            "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
            "total": 1040,
            "subtotal": 1040,
            "processing_fee": 0,
            "discount": 0,
            "credits_applied": 0,
            "coupon": null,
            "client_secret": "demo_3QKDD015HVEJNHS6RM7CSHTBZ6Q1CKPH",
            "date_paid": "2026-02-16T09:00:00.000Z",
            "status": "PAID",
            "payment_status": "PAID",
            "payment_expires_at": null,
            "reference_number": "ORD-20250101-6BQ8RAKPRA3A0",
            "external_reference_number": null,
            "customer_invoice_id": "INV-20250101-Z66K57Y1BDY0R",
            "customer_invoice_source": "WIRE",
            "customer_invoice_date": "2026-02-16T09:00:00.000Z",
            "customer_invoice_url": null,
            "is_guest_order": false,
            "guest_email": null,
            "account_owner_email": null,
            "guest_processor_customer_id": null,
            "checkout_session_id": null,
            "payment_intent_id": null,
            "analytics_distinct_id": null,
            "metadata": null,
            "checkout_link": null,
            "created_at": "2026-02-15T09:00:00.000Z",
            "updated_at": "2026-02-16T09:00:00.000Z",
            "deleted_at": null,
            "line_items": [
              {
                "id": "01941f29-7c00-7e77-8d85-679994d75742",
                "order_id": "01941f29-7c00-72b6-9652-62507d2fd9e8",
                "product_id": "018cc251-f448-7b44-9868-617626545422",
                "quantity": 1,
                "price": 450,
                "is_add_on": false,
                "linked_order_line_item_id": null,
                "order_items": [
                  {
                    "id": "01941f29-7c00-7be4-8e8b-91245d0e5992",
                    "campaign_id": "01941f29-7c00-7ece-834c-e82e79973485"
                  }
                ],
                "name": "Full feature",
                "type_id": "01900000-0000-7000-8000-000000000101",
                "product_type_name": "Full feature",
                "product_type_prefix": "FULL_FEATURE",
                "outlet": {
                  "logo": "https://logos.example.com/cardiff-observer.png",
                  "website_url": "https://www.cardiff-observer.example"
                },
                "created_at": "2026-02-15T09:00:00.000Z",
                "updated_at": "2026-02-16T09:00:00.000Z",
                "deleted_at": null
              },
              {
                "id": "01941f29-7c00-7114-925a-d308b4e478ed",
                "order_id": "01941f29-7c00-72b6-9652-62507d2fd9e8",
                "product_id": "018cc251-f6aa-72bd-998e-c32f2ada94be",
                "quantity": 1,
                "price": 195,
                "is_add_on": false,
                "linked_order_line_item_id": null,
                "order_items": [
                  {
                    "id": "01941f29-7c00-7dad-8bbf-4858509d6103",
                    "campaign_id": "01941f29-7c00-7ece-834c-e82e79973485"
                  }
                ],
                "name": "Instagram post",
                "type_id": "01900000-0000-7000-8000-000000000104",
                "product_type_name": "Social",
                "product_type_prefix": "SOCIAL",
                "outlet": {
                  "logo": "https://logos.example.com/rosa-achterberg.png",
                  "website_url": null
                },
                "created_at": "2026-02-15T09:00:00.000Z",
                "updated_at": "2026-02-16T09:00:00.000Z",
                "deleted_at": null
              },
              {
                "id": "01941f29-7c00-7e1f-83a3-7ccaa055c9fb",
                "order_id": "01941f29-7c00-72b6-9652-62507d2fd9e8",
                "product_id": "018cc251-f42a-7fad-a101-9d60e5ec48a3",
                "quantity": 1,
                "price": 375,
                "is_add_on": false,
                "linked_order_line_item_id": null,
                "order_items": [
                  {
                    "id": "01941f29-7c00-789b-92c0-82580b63cb46",
                    "campaign_id": "01941f29-7c00-7ece-834c-e82e79973485"
                  }
                ],
                "name": "Guest interview",
                "type_id": "01900000-0000-7000-8000-000000000101",
                "product_type_name": "Full feature",
                "product_type_prefix": "FULL_FEATURE",
                "outlet": {
                  "logo": "https://logos.example.com/crypto-unscripted.png",
                  "website_url": "https://www.crypto-unscripted.example"
                },
                "created_at": "2026-02-15T09:00:00.000Z",
                "updated_at": "2026-02-16T09:00:00.000Z",
                "deleted_at": null
              },
              {
                "id": "01941f29-7c00-7f85-bee4-26a3d51f22e4",
                "order_id": "01941f29-7c00-72b6-9652-62507d2fd9e8",
                "product_id": "018cc251-f6aa-7172-882b-2ba8da319adf",
                "quantity": 1,
                "price": 20,
                "is_add_on": true,
                "linked_order_line_item_id": "01941f29-7c00-7114-925a-d308b4e478ed",
                "order_items": [
                  {
                    "id": "01941f29-7c00-7394-a211-170972c17a1b",
                    "campaign_id": "01941f29-7c00-7ece-834c-e82e79973485"
                  }
                ],
                "name": "Extra image",
                "type_id": "01900000-0000-7000-8000-000000000105",
                "product_type_name": "Add-on",
                "product_type_prefix": "ADD_ON",
                "outlet": {
                  "logo": "https://logos.example.com/rosa-achterberg.png",
                  "website_url": null
                },
                "created_at": "2026-02-15T09:00:00.000Z",
                "updated_at": "2026-02-16T09:00:00.000Z",
                "deleted_at": null
              }
            ],
            "team": {
              "name": "Northwind Communications",
              "contact_email": "hello@northwind.example"
            }
          }
        ],
        "total_records": 3,
        "total_pages": 3,
        "current_page": 1,
        "next_page": 2,
        "previous_page": null
      }
    },
    "getOrder": {
      "answer": {
        "id": "01941f29-7c00-72b6-9652-62507d2fd9e8",
        "profile_id": "018cc251-f400-7ba7-941b-426f14660f6d",
        "client_id": "018cc251-f400-726a-8363-8c704dc5361a",
        "checkout_by_id": "018cc251-f400-726a-8363-8c704dc5361a",
        "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
        "total": 1040,
        "subtotal": 1040,
        "processing_fee": 0,
        "discount": 0,
        "credits_applied": 0,
        "coupon": null,
        "client_secret": "demo_3QKDD015HVEJNHS6RM7CSHTBZ6Q1CKPH",
        "date_paid": "2026-02-16T09:00:00.000Z",
        "status": "PAID",
        "payment_status": "PAID",
        "payment_expires_at": null,
        "reference_number": "ORD-20250101-6BQ8RAKPRA3A0",
        "external_reference_number": null,
        "customer_invoice_id": "INV-20250101-Z66K57Y1BDY0R",
        "customer_invoice_source": "WIRE",
        "customer_invoice_date": "2026-02-16T09:00:00.000Z",
        "customer_invoice_url": null,
        "is_guest_order": false,
        "guest_email": null,
        "account_owner_email": null,
        "guest_processor_customer_id": null,
        "checkout_session_id": null,
        "payment_intent_id": null,
        "analytics_distinct_id": null,
        "metadata": null,
        "checkout_link": null,
        "created_at": "2026-02-15T09:00:00.000Z",
        "updated_at": "2026-02-16T09:00:00.000Z",
        "deleted_at": null,
        "name": "Northwind Communications",
        "email": "hello@northwind.example",
        "line_items": [
          {
            "id": "01941f29-7c00-7e77-8d85-679994d75742",
            "order_id": "01941f29-7c00-72b6-9652-62507d2fd9e8",
            "product_id": "018cc251-f448-7b44-9868-617626545422",
            "quantity": 1,
            "price": 450,
            "is_add_on": false,
            "linked_order_line_item_id": null,
            "order_items": [
              {
                "id": "01941f29-7c00-7be4-8e8b-91245d0e5992",
                "campaign_id": "01941f29-7c00-7ece-834c-e82e79973485"
              }
            ],
            "name": "Full feature",
            "type_id": "01900000-0000-7000-8000-000000000101",
            "product_type_name": "Full feature",
            "product_type_prefix": "FULL_FEATURE",
            "outlet": {
              "id": "018cc251-f446-77a3-950e-649297d94de5",
              "name": "Cardiff Observer",
              "logo": "https://logos.example.com/cardiff-observer.png",
              "website_url": "https://www.cardiff-observer.example"
            },
            "includes": [
              {
                "channel_type": "WEBSITE",
                "placement_type": "FULL_FEATURE"
              }
            ],
            "created_at": "2026-02-15T09:00:00.000Z",
            "updated_at": "2026-02-16T09:00:00.000Z",
            "deleted_at": null
          },
          {
            "id": "01941f29-7c00-7114-925a-d308b4e478ed",
            "order_id": "01941f29-7c00-72b6-9652-62507d2fd9e8",
            "product_id": "018cc251-f6aa-72bd-998e-c32f2ada94be",
            "quantity": 1,
            "price": 195,
            "is_add_on": false,
            "linked_order_line_item_id": null,
            "order_items": [
              {
                "id": "01941f29-7c00-7dad-8bbf-4858509d6103",
                "campaign_id": "01941f29-7c00-7ece-834c-e82e79973485"
              }
            ],
            "name": "Instagram post",
            "type_id": "01900000-0000-7000-8000-000000000104",
            "product_type_name": "Social",
            "product_type_prefix": "SOCIAL",
            "outlet": {
              "id": "018cc251-f6a8-7117-9a74-d076e4f1a284",
              "name": "Rosa Achterberg",
              "logo": "https://logos.example.com/rosa-achterberg.png",
              "website_url": null
            },
            "includes": [
              {
                "channel_type": "INSTAGRAM",
                "placement_type": null
              }
            ],
            "created_at": "2026-02-15T09:00:00.000Z",
            "updated_at": "2026-02-16T09:00:00.000Z",
            "deleted_at": null
          },
          {
            "id": "01941f29-7c00-7e1f-83a3-7ccaa055c9fb",
            "order_id": "01941f29-7c00-72b6-9652-62507d2fd9e8",
            "product_id": "018cc251-f42a-7fad-a101-9d60e5ec48a3",
            "quantity": 1,
            "price": 375,
            "is_add_on": false,
            "linked_order_line_item_id": null,
            "order_items": [
              {
                "id": "01941f29-7c00-789b-92c0-82580b63cb46",
                "campaign_id": "01941f29-7c00-7ece-834c-e82e79973485"
              }
            ],
            "name": "Guest interview",
            "type_id": "01900000-0000-7000-8000-000000000101",
            "product_type_name": "Full feature",
            "product_type_prefix": "FULL_FEATURE",
            "outlet": {
              "id": "018cc251-f428-70a3-b911-d74a61b1da38",
              "name": "Crypto Unscripted",
              "logo": "https://logos.example.com/crypto-unscripted.png",
              "website_url": "https://www.crypto-unscripted.example"
            },
            "includes": [
              {
                "channel_type": "PODCAST",
                "placement_type": "FULL_FEATURE"
              }
            ],
            "created_at": "2026-02-15T09:00:00.000Z",
            "updated_at": "2026-02-16T09:00:00.000Z",
            "deleted_at": null
          },
          {
            "id": "01941f29-7c00-7f85-bee4-26a3d51f22e4",
            "order_id": "01941f29-7c00-72b6-9652-62507d2fd9e8",
            "product_id": "018cc251-f6aa-7172-882b-2ba8da319adf",
            "quantity": 1,
            "price": 20,
            "is_add_on": true,
            "linked_order_line_item_id": "01941f29-7c00-7114-925a-d308b4e478ed",
            "order_items": [
              {
                "id": "01941f29-7c00-7394-a211-170972c17a1b",
                "campaign_id": "01941f29-7c00-7ece-834c-e82e79973485"
              }
            ],
            "name": "Extra image",
            "type_id": "01900000-0000-7000-8000-000000000105",
            "product_type_name": "Add-on",
            "product_type_prefix": "ADD_ON",
            "outlet": {
              "id": "018cc251-f6a8-7117-9a74-d076e4f1a284",
              "name": "Rosa Achterberg",
              "logo": "https://logos.example.com/rosa-achterberg.png",
              "website_url": null
            },
            "includes": [
              {
                "channel_type": "INSTAGRAM",
                "placement_type": null
              }
            ],
            "created_at": "2026-02-15T09:00:00.000Z",
            "updated_at": "2026-02-16T09:00:00.000Z",
            "deleted_at": null
          }
        ]
      }
    },
    "listOrderItems": {
      "answer": {
        "records": [
          {
            "id": "0197c348-8800-7a53-83a2-b1dae0c68810",
            "referrer_id": null,
            "referrer_team_id": null,
            "product_id": "018cc251-f696-7e83-b1b5-9fa195fa6ff6",
            "commission_amount": null,
            "commission_date_paid": null,
            "commission_status": "NOT_APPLICABLE",
            "is_accounting_completed": false,
            "is_publisher_paid": false,
            "is_reseller_paid": false,
            "refund_required": false,
            "is_refunded": false,
            "refund_date": null,
            "refund_method": null,
            "refund_reference": null,
            "vendor_invoice_id": null,
            "vendor_cost": null,
            "vendor_invoice_date": null,
            "vendor_paid_date": null,
            "vendor_invoice_url": null,
            "accounting_completion_date": null,
            "publisher_paid_date": null,
            "reseller_paid_date": null,
            "created_at": "2026-02-28T09:00:00.000Z",
            "updated_at": "2026-02-28T09:00:00.000Z",
            "deleted_at": null,
            "order_id": "0197c348-8800-7e62-a5fe-d431879827e0",
            "client_id": "018cc251-f400-726a-8363-8c704dc5361a",
            "date_paid": null,
            "sale_price": 1950,
            "product_price": 1950,
            "product_name": "Full feature",
            "product_type": "FULL_FEATURE",
            "outlet": {
              "logo": "https://logos.example.com/larkspur-collective.png"
            },
            "article_id": null,
            "article": null,
            "internal_cost": null,
            "reseller_price": null,
            "client": {
              "first_name": "Hanna",
              "last_name": "Bergström"
            }
          }
        ],
        "total_records": 25,
        "total_pages": 25,
        "current_page": 1,
        "next_page": 2,
        "previous_page": null
      }
    },
    "listProfileOrders": {
      "answer": {
        "records": [
          {
            "id": "0197c348-8800-7e62-a5fe-d431879827e0",
            "profile_id": "018cc251-f400-7d14-bf19-9f178b0bead1",
            "client_id": "018cc251-f400-726a-8363-8c704dc5361a",
            "checkout_by_id": "018cc251-f400-726a-8363-8c704dc5361a",
            "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
            "total": 2300,
            "subtotal": 2300,
            "processing_fee": 0,
            "discount": 0,
            "credits_applied": 0,
            "coupon": null,
            "client_secret": "demo_MEVYDF1598Y7PCQ11JD2K6033FJ8K090",
            "date_paid": null,
            "status": "CREATED",
            "payment_status": "OPEN",
            "payment_expires_at": "2026-03-30T09:00:00.000Z",
            "reference_number": "ORD-20250701-BP8EFK5PGZ4K4",
            "external_reference_number": null,
            "customer_invoice_id": null,
            "customer_invoice_source": null,
            "customer_invoice_date": null,
            "customer_invoice_url": null,
            "is_guest_order": false,
            "guest_email": null,
            "account_owner_email": "hanna@northwind.example",
            "guest_processor_customer_id": null,
            "checkout_session_id": null,
            "payment_intent_id": null,
            "analytics_distinct_id": null,
            "metadata": null,
            "checkout_link": "http://127.0.0.1:4000/orders/checkout/ORD-20250701-BP8EFK5PGZ4K4",
            "created_at": "2026-02-28T09:00:00.000Z",
            "updated_at": "2026-02-28T09:00:00.000Z",
            "deleted_at": null,
            "line_items": [
              {
                "id": "0197c348-8800-7452-bb9e-9db736144cc3",
                "order_id": "0197c348-8800-7e62-a5fe-d431879827e0",
                "product_id": "018cc251-f696-7e83-b1b5-9fa195fa6ff6",
                "quantity": 1,
                "price": 1950,
                "is_add_on": false,
                "linked_order_line_item_id": null,
                "order_items": [
                  {
                    "id": "0197c348-8800-7a53-83a2-b1dae0c68810",
                    "campaign_id": null
                  }
                ],
                "name": "Full feature",
                "type_id": "01900000-0000-7000-8000-000000000101",
                "product_type_name": "Full feature",
                "product_type_prefix": "FULL_FEATURE",
                "outlet": {
                  "logo": "https://logos.example.com/larkspur-collective.png",
                  "website_url": "https://www.larkspur-collective.example"
                },
                "created_at": "2026-02-28T09:00:00.000Z",
                "updated_at": "2026-02-28T09:00:00.000Z",
                "deleted_at": null
              },
              {
                "id": "0197c348-8800-73c6-9ecf-cbfeaed3180d",
                "order_id": "0197c348-8800-7e62-a5fe-d431879827e0",
                "product_id": "018cc251-fc40-7012-97a4-55c49853a1b0",
                "quantity": 1,
                "price": 350,
                "is_add_on": false,
                "linked_order_line_item_id": null,
                "order_items": [
                  {
                    "id": "0197c348-8800-723b-96f2-ae4ff9b2d333",
                    "campaign_id": null
                  }
                ],
                "name": "Expert quote",
                "type_id": "01900000-0000-7000-8000-000000000101",
                "product_type_name": "Full feature",
                "product_type_prefix": "FULL_FEATURE",
                "outlet": {
                  "logo": "https://logos.example.com/san-diego-sentinel.png",
                  "website_url": "https://www.san-diego-sentinel.example"
                },
                "created_at": "2026-02-28T09:00:00.000Z",
                "updated_at": "2026-02-28T09:00:00.000Z",
                "deleted_at": null
              }
            ],
            "team": {
              "name": "Northwind Communications",
              "contact_email": "hello@northwind.example"
            }
          }
        ],
        "total_records": 7,
        "total_pages": 7,
        "current_page": 1,
        "next_page": 2,
        "previous_page": null
      }
    },
    "listProfileOrderItems": {
      "answer": [
        {
          "id": "0197c348-8800-7a53-83a2-b1dae0c68810",
          "profile_id": "018cc251-f400-7d14-bf19-9f178b0bead1",
          "campaign_id": null,
          "product_id": "018cc251-f696-7e83-b1b5-9fa195fa6ff6",
          "is_add_on": false,
          "name": "Full feature",
          "description": "An article of 800 to 1,200 words about your company or founder, written with the newsroom.",
          "type": "FULL_FEATURE",
          "min_delivery_days": 7,
          "max_delivery_days": 15,
          "outlet": {
            "id": "018cc251-f694-78df-a8fa-633907276281",
            "name": "Larkspur Collective",
            "website_url": "https://www.larkspur-collective.example",
            "logo": "https://logos.example.com/larkspur-collective.png"
          },
          "includes": [
            {
              "channel_type": "WEBSITE",
              "placement_type": "FULL_FEATURE"
            }
          ]
        }
      ]
    },
    "listProfileCampaigns": {
      "answer": {
        "records": [
          {
            "id": "01941f29-7c00-754e-84f7-e02c0d369f5f",
            "name": "Series C announcement",
            "reference": "NW-2026-02",
            "profile_id": "018cc251-f400-7d14-bf19-9f178b0bead1",
            "created_at": "2026-02-08T09:00:00.000Z",
            "updated_at": "2026-02-08T09:00:00.000Z",
            "deleted_at": null
          }
        ],
        "total_records": 2,
        "total_pages": 2,
        "current_page": 1,
        "next_page": 2,
        "previous_page": null
      }
    },
    "listCampaigns": {
      "answer": {
        "records": [
          {
            "id": "01941f29-7c00-7f6d-a702-00e414045c7f",
            "name": "Water loss report 2026",
            "description": "What 140 cities lose, and what inspection by robot saves them.",
            "reference": "NW-2026-01",
            "profile_id": "018cc251-f400-7d14-bf19-9f178b0bead1",
            "v1_campaign_id": null,
            "status": null,
            "goals": null,
            "target_date": null,
            "budget": null,
            "total_articles": 6,
            "created_at": "2025-12-31T09:00:00.000Z",
            "updated_at": "2025-12-31T09:00:00.000Z",
            "deleted_at": null,
            "questionnaire": {
              "id": "01941f29-7c00-7a1b-8168-e95f848b6e50",
              "campaign_id": "01941f29-7c00-7f6d-a702-00e414045c7f",
              "keywords": "water loss, pipe inspection, smart utilities",
              "objectives": "Be quoted wherever the state of city water is discussed.",
              "target_audience": "Heads of city utilities and those who write about them",
              "tone": "Sober, with figures",
              "writing_samples": "https://www.brightwater.example/reports",
              "file_id": null,
              "file_name": null,
              "file_size": null,
              "file_url": null,
              "created_at": "2025-12-31T09:00:00.000Z",
              "updated_at": "2025-12-31T09:00:00.000Z",
              "deleted_at": null
            },
            "articles": [
              {
                "id": "01941f29-7c00-7e97-a50b-0eff773be0b4",
                "name": "Water loss report 2026: Press release",
                "campaign_id": "01941f29-7c00-7f6d-a702-00e414045c7f",
                "live_url": null,
                "order_item": {
                  "name": "Press release",
                  "outlet": {
                    "name": "Foxglove Press Network",
                    "logo": "https://logos.example.com/foxglove-press-network.png"
                  },
                  "addons": []
                }
              },
              {
                "id": "01941f29-7c00-7dde-b727-ce8eecf4f6e3",
                "name": "Water loss report 2026: Expert quote",
                "campaign_id": "01941f29-7c00-7f6d-a702-00e414045c7f",
                "live_url": null,
                "order_item": {
                  "name": "Expert quote",
                  "outlet": {
                    "name": "Dubai Business Journal",
                    "logo": "https://logos.example.com/dubai-business-journal.png"
                  },
                  "addons": []
                }
              },
              {
                "id": "01941f29-7c00-7663-a46a-75b6f39eec8a",
                "name": "Water loss report 2026: Full feature",
                "campaign_id": "01941f29-7c00-7f6d-a702-00e414045c7f",
                "live_url": null,
                "order_item": {
                  "name": "Full feature",
                  "outlet": {
                    "name": "The Table & Cellar Notes",
                    "logo": "https://logos.example.com/the-table-cellar-notes.png"
                  },
                  "addons": []
                }
              },
              {
                "id": "01941f29-7c00-7588-a38e-a2250fafc297",
                "name": "Water loss report 2026: Full feature",
                "campaign_id": "01941f29-7c00-7f6d-a702-00e414045c7f",
                "live_url": "https://live.example.com/a2250fafc297",
                "order_item": {
                  "name": "Full feature",
                  "outlet": {
                    "name": "Dubai Business Journal",
                    "logo": "https://logos.example.com/dubai-business-journal.png"
                  },
                  "addons": [
                    {
                      "id": "01941f29-7c00-7027-9154-4bc46d32bf85",
                      "name": "Content writing"
                    }
                  ]
                }
              },
              {
                "id": "01941f29-7c00-7550-adb8-261006b852e4",
                "name": "Water loss report 2026: Instagram post",
                "campaign_id": "01941f29-7c00-7f6d-a702-00e414045c7f",
                "live_url": "https://live.example.com/261006b852e4",
                "order_item": {
                  "name": "Instagram post",
                  "outlet": {
                    "name": "The Startups Sunday",
                    "logo": "https://logos.example.com/the-startups-sunday.png"
                  },
                  "addons": []
                }
              },
              {
                "id": "01941f29-7c00-7178-b25d-fd0eee96c86c",
                "name": "Water loss report 2026: Guest interview",
                "campaign_id": "01941f29-7c00-7f6d-a702-00e414045c7f",
                "live_url": null,
                "order_item": {
                  "name": "Guest interview",
                  "outlet": {
                    "name": "Business Unscripted",
                    "logo": "https://logos.example.com/business-unscripted.png"
                  },
                  "addons": []
                }
              }
            ]
          }
        ],
        "total_records": 3,
        "total_pages": 3,
        "current_page": 1,
        "next_page": 2,
        "previous_page": null
      }
    },
    "getCampaign": {
      "answer": {
        "id": "01941f29-7c00-7f6d-a702-00e414045c7f",
        "name": "Water loss report 2026",
        "description": "What 140 cities lose, and what inspection by robot saves them.",
        "reference": "NW-2026-01",
        "profile_id": "018cc251-f400-7d14-bf19-9f178b0bead1",
        "v1_campaign_id": null,
        "status": null,
        "goals": null,
        "target_date": null,
        "budget": null,
        "total_articles": 6,
        "created_at": "2025-12-31T09:00:00.000Z",
        "updated_at": "2025-12-31T09:00:00.000Z",
        "deleted_at": null,
        "profile": {
          "id": "018cc251-f400-7d14-bf19-9f178b0bead1",
          "name": "Brightwater Robotics",
          "logo": "https://logos.example.com/brightwater.png"
        },
        "questionnaire": {
          "id": "01941f29-7c00-7a1b-8168-e95f848b6e50",
          "campaign_id": "01941f29-7c00-7f6d-a702-00e414045c7f",
          "keywords": "water loss, pipe inspection, smart utilities",
          "objectives": "Be quoted wherever the state of city water is discussed.",
          "target_audience": "Heads of city utilities and those who write about them",
          "tone": "Sober, with figures",
          "writing_samples": "https://www.brightwater.example/reports",
          "file_id": null,
          "file_name": null,
          "file_size": null,
          "file_url": null,
          "created_at": "2025-12-31T09:00:00.000Z",
          "updated_at": "2025-12-31T09:00:00.000Z",
          "deleted_at": null
        }
      }
    },
    "listCampaignArticles": {
      "answer": {
        "records": [
          {
            "id": "01941f29-7c00-7e97-a50b-0eff773be0b4",
            "name": "Water loss report 2026: Press release",
            "live_url": null,
            "brief_shared_doc_url": "https://docs.example.com/brief/0eff773be0b4",
            "draft_shared_doc_url": "https://docs.example.com/draft/0eff773be0b4",
            "campaign_id": "01941f29-7c00-7f6d-a702-00e414045c7f",
            "order_item_id": "01941f29-7c00-7053-9600-75fd33416303",
            "created_at": "2026-01-01T09:00:00.000Z",
            "updated_at": "2026-02-14T15:00:00.000Z",
            "deleted_at": null,
            "total_images": 0,
            "writer": {
              "id": "018cc251-f400-7d42-95c2-fcabcbe6bb25",
              "first_name": "Ilse",
              "last_name": "Vanderberg"
            },
            "status": [
              {
                "effective_at": "2026-02-14T15:00:00.000Z",
                "notes": null,
                "name": "Draft ready for review",
                "prefix": "draft-ready-for-review",
                "color": "#3b82f6"
              },
              {
                "effective_at": "2026-01-30T21:00:00.000Z",
                "notes": null,
                "name": "Pending draft",
                "prefix": "pending-draft",
                "color": "#818cf8"
              },
              {
                "effective_at": "2026-01-16T03:00:00.000Z",
                "notes": null,
                "name": "Brief ready for review",
                "prefix": "brief-ready-for-review",
                "color": "#38bdf8"
              },
              {
                "effective_at": "2026-01-01T09:00:00.000Z",
                "notes": null,
                "name": "Pending content brief",
                "prefix": "pending-content-brief",
                "color": "#94a3b8"
              }
            ],
            "order_item": {
              "name": "Press release",
              "outlet": {
                "name": "Foxglove Press Network",
                "logo": "https://logos.example.com/foxglove-press-network.png",
                "website_url": "https://www.foxglove-press-network.example"
              },
              "includes": [
                {
                  "channel_type": "WEBSITE",
                  "placement_type": "PRESS_RELEASE"
                }
              ],
              "addons": []
            }
          }
        ],
        "total_records": 6
      }
    },
    "countCampaignArticles": {
      "answer": {
        "records": [
          {
            "name": "Pending content brief",
            "prefix": "pending-content-brief",
            "id": "01900000-0000-7000-8000-000000000201",
            "count": 0
          },
          {
            "name": "Brief ready for review",
            "prefix": "brief-ready-for-review",
            "id": "01900000-0000-7000-8000-000000000202",
            "count": 0
          },
          {
            "name": "Brief update requested",
            "prefix": "brief-update-requested",
            "id": "01900000-0000-7000-8000-000000000203",
            "count": 0
          },
          {
            "name": "Pending draft",
            "prefix": "pending-draft",
            "id": "01900000-0000-7000-8000-000000000204",
            "count": 0
          },
          {
            "name": "Draft ready for review",
            "prefix": "draft-ready-for-review",
            "id": "01900000-0000-7000-8000-000000000205",
            "count": 1
          },
          {
            "name": "Draft update requested",
            "prefix": "draft-update-requested",
            "id": "01900000-0000-7000-8000-000000000206",
            "count": 0
          },
          {
            "name": "Revision requested",
            "prefix": "request-revision",
            "id": "01900000-0000-7000-8000-000000000207",
            "count": 1
          },
          {
            "name": "Pending publishing",
            "prefix": "pending-publishing",
            "id": "01900000-0000-7000-8000-000000000208",
            "count": 1
          },
          {
            "name": "Published",
            "prefix": "published",
            "id": "01900000-0000-7000-8000-000000000209",
            "count": 2
          },
          {
            "name": "Needs information",
            "prefix": "needs-info",
            "id": "01900000-0000-7000-8000-000000000210",
            "count": 0
          },
          {
            "name": "Action required",
            "prefix": "action-required",
            "id": "01900000-0000-7000-8000-000000000211",
            "count": 0
          },
          {
            "name": "Rejected",
            "prefix": "rejected",
            "id": "01900000-0000-7000-8000-000000000212",
            "count": 1
          }
        ]
      }
    },
    "getArticle": {
      "answer": {
        "id": "01941f29-7c00-7663-a46a-75b6f39eec8a",
        "name": "Water loss report 2026: Full feature",
        "brief_shared_doc_url": "https://docs.example.com/brief/75b6f39eec8a",
        "draft_shared_doc_url": "https://docs.example.com/draft/75b6f39eec8a",
        "live_url": null,
        "campaign_id": "01941f29-7c00-7f6d-a702-00e414045c7f",
        "product_id": "018cc251-f74a-705d-b784-868c940ae744",
        "profile_id": "018cc251-f400-7d14-bf19-9f178b0bead1",
        "updated_at": "2026-02-17T13:48:00.000Z",
        "writer": {
          "id": "018cc251-f400-7d42-95c2-fcabcbe6bb25",
          "first_name": "Ilse",
          "last_name": "Vanderberg"
        },
        "support_agent": {
          "id": "018cc251-f400-7492-97ba-a021e44c5b97",
          "first_name": "Daniel",
          "last_name": "Osei"
        },
        "status": {
          "name": "Revision requested",
          "prefix": "request-revision",
          "color": "#eab308"
        },
        "files": [],
        "expected_completion_date": "2026-01-18T09:00:00.000Z",
        "expected_completion_date_title": "Draft expected"
      }
    },
    "listComments": {
      "answer": {
        "records": [
          {
            "id": "c_oUJvtMeeiH",
            "content": "The outlet asks for a headline of at most 60 characters.",
            "author": {
              "name": "Ruth Adeyemi",
              "email": null
            },
            "created_at": "2026-02-27T19:00:00.000Z",
            "updated_at": "2026-02-27T19:00:00.000Z",
            "parent_comment_id": null,
            "replies": [
              {
                "id": "c_FpLWKZzeWX",
                "content": "“What Lisbon learned from its pipes” has 35.",
                "author": {
                  "name": "Hanna",
                  "email": "hanna@northwind.example"
                },
                "created_at": "2026-02-27T20:00:00.000Z",
                "updated_at": "2026-02-27T20:00:00.000Z",
                "parent_comment_id": "c_oUJvtMeeiH"
              }
            ]
          }
        ]
      }
    },
    "createFolder": {
      "body": {
        "name": "Press kit"
      },
      "answer": {
        "id": "019ca8a0-3e80-7959-ba30-151b073e68df",
        "name": "Press kit",
        "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
        "created_by": "018cc251-f400-726a-8363-8c704dc5361a",
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "deleted_at": null
      }
    },
    "uploadFiles": {
      "body": {
        "files": [
          "What the robots can do.\n"
        ]
      },
      "answer": {
        "files": [
          {
            "id": "019ca8a0-3e80-7261-9362-61b8266845ca",
            "file_key": "f_NKF19PV57WQ4RQZGVNSY55.txt",
            "file_url": "http://127.0.0.1:4000/files/content/f_NKF19PV57WQ4RQZGVNSY55.txt?expires=1772359200&signature=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
            "name": "brief.txt",
            "size": 24,
            "mime_type": "text/plain",
            "folder_id": null
          }
        ]
      }
    },
    "moveFiles": {
      "body": {
        "file_ids": [
          "019ca8a0-3e80-7261-9362-61b8266845ca"
        ],
        "folder_id": "019ca8a0-3e80-7959-ba30-151b073e68df"
      },
      "answer": {
        "moved_count": 1
      }
    },
    "listFiles": {
      "answer": {
        "records": [
          {
            "id": "019ca8a0-3e80-7261-9362-61b8266845ca",
            "name": "brief.txt",
            "file_key": "f_NKF19PV57WQ4RQZGVNSY55.txt",
            "file_url": "http://127.0.0.1:4000/files/content/f_NKF19PV57WQ4RQZGVNSY55.txt?expires=1772359200&signature=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
            "size": 24,
            "mime_type": "text/plain",
            "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
            "folder_id": "019ca8a0-3e80-7959-ba30-151b073e68df",
            "uploaded_by": "018cc251-f400-726a-8363-8c704dc5361a",
            "created_at": "2026-03-01T09:00:00.000Z",
            "updated_at": "2026-03-01T09:00:00.000Z",
            "deleted_at": null
          }
        ],
        "total_records": 1,
        "total_pages": 1,
        "current_page": 1,
        "next_page": null,
        "previous_page": null
      }
    },
    "getFile": {
      "answer": {
        "id": "019ca8a0-3e80-7261-9362-61b8266845ca",
        "name": "brief.txt",
        "file_key": "f_NKF19PV57WQ4RQZGVNSY55.txt",
        "file_url": "http://127.0.0.1:4000/files/content/f_NKF19PV57WQ4RQZGVNSY55.txt?expires=1772359200&signature=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "size": 24,
        "mime_type": "text/plain",
        "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
        "folder_id": "019ca8a0-3e80-7959-ba30-151b073e68df",
        "uploaded_by": "018cc251-f400-726a-8363-8c704dc5361a",
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "deleted_at": null
      }
    },
    "downloadFile": {
      "answer": "What the robots can do.\n"
    },
    "renameFolder": {
      "body": {
        "name": "Press"
      },
      "answer": {
        "id": "019ca8a0-3e80-7959-ba30-151b073e68df",
        "name": "Press",
        "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
        "created_by": "018cc251-f400-726a-8363-8c704dc5361a",
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "deleted_at": null
      }
    },
    "listFolders": {
      "answer": {
        "records": [
          {
            "id": "019ca8a0-3e80-7959-ba30-151b073e68df",
            "name": "Press",
            "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
            "created_by": "018cc251-f400-726a-8363-8c704dc5361a",
            "created_at": "2026-03-01T09:00:00.000Z",
            "updated_at": "2026-03-01T09:00:00.000Z",
            "deleted_at": null
          },
          {
            "id": "01941f29-7c00-7f21-a117-b4d1010d8ab1",
            "name": "Drafts",
            "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
            "created_by": "018cc251-f400-726a-8363-8c704dc5361a",
            "created_at": "2025-01-25T09:00:00.000Z",
            "updated_at": "2025-01-25T09:00:00.000Z",
            "deleted_at": null
          }
        ]
      }
    },
    "listExports": {
      "answer": {
        "lists": [
          {
            "name": "tags",
            "type": "Tag",
            "description": "Tags of the marketplace."
          }
        ],
        "types": [
          {
            "name": "Tag",
            "description": "Label for outlets and profiles.",
            "fields": [
              {
                "name": "category",
                "type": "TagCategory",
                "is_list": false,
                "is_default": true,
                "description": "Category of the tag."
              },
              {
                "name": "createdAt",
                "type": "DateTime",
                "is_list": false,
                "is_default": true,
                "description": "Creation time."
              },
              {
                "name": "deletedAt",
                "type": "DateTime",
                "is_list": false,
                "is_default": true,
                "description": "Deletion time. Null if not deleted."
              },
              {
                "name": "id",
                "type": "ID",
                "is_list": false,
                "is_default": true,
                "description": "ID of the tag."
              },
              {
                "name": "name",
                "type": "String",
                "is_list": false,
                "is_default": true,
                "description": "Name of the tag. Unique within the category."
              }
            ],
            "relations": []
          }
        ]
      }
    },
    "exportList": {
      "answer": "id,total,status,createdAt\n01941f29-7c00-72b6-9652-62507d2fd9e8,1040,PAID,2026-02-15T09:00:00.000Z\n01941f29-7c00-749a-8a16-827d732a3b97,2850,PAID,2026-02-08T09:00:00.000Z\n"
    },
    "exportListByBody": {
      "body": {
        "fields": [
          "id",
          "total"
        ],
        "where": {
          "status": {
            "eq": "PAID"
          }
        },
        "limit": 2
      },
      "answer": "{\"id\":\"01941f29-7c00-7e16-87db-8b6d0e8bd8dc\",\"total\":3525}\n{\"id\":\"01941f29-7c00-749a-8a16-827d732a3b97\",\"total\":2850}\n"
    },
    "createWebhookEndpoint": {
      "body": {
        "url": "https://hooks.northwind.example/masthead",
        "topics": [
          "article.status_changed",
          "comment.*"
        ]
      },
      "answer": {
        "id": "019ca8a0-3e80-72be-a570-eb289518fc98",
        "url": "https://hooks.northwind.example/masthead",
        "topics": [
          "article.status_changed",
          "comment.*"
        ],
        "filters": {
          "profile_ids": [],
          "campaign_ids": []
        },
        "description": null,
        "enabled": true,
        "disabled_reason": null,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "secret": "whsec_62DM75WWFRBG39QR1EC8Z9KHX359CS7Z1J6828GPGAX="
      }
    },
    "listWebhookEndpoints": {
      "answer": {
        "records": [
          {
            "id": "019ca8a0-3e80-72be-a570-eb289518fc98",
            "url": "https://hooks.northwind.example/masthead",
            "topics": [
              "article.status_changed",
              "comment.*"
            ],
            "filters": {
              "profile_ids": [],
              "campaign_ids": []
            },
            "description": null,
            "enabled": true,
            "disabled_reason": null,
            "created_at": "2026-03-01T09:00:00.000Z",
            "updated_at": "2026-03-01T09:00:00.000Z"
          }
        ],
        "total_records": 1,
        "total_pages": 1,
        "current_page": 1,
        "next_page": null,
        "previous_page": null
      }
    },
    "getWebhookEndpoint": {
      "answer": {
        "id": "019ca8a0-3e80-72be-a570-eb289518fc98",
        "url": "https://hooks.northwind.example/masthead",
        "topics": [
          "article.status_changed",
          "comment.*"
        ],
        "filters": {
          "profile_ids": [],
          "campaign_ids": []
        },
        "description": null,
        "enabled": true,
        "disabled_reason": null,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "updateWebhookEndpoint": {
      "body": {
        "description": "The editors’ room"
      },
      "answer": {
        "id": "019ca8a0-3e80-72be-a570-eb289518fc98",
        "url": "https://hooks.northwind.example/masthead",
        "topics": [
          "article.status_changed",
          "comment.*"
        ],
        "filters": {
          "profile_ids": [],
          "campaign_ids": []
        },
        "description": "The editors’ room",
        "enabled": true,
        "disabled_reason": null,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "rotateWebhookSecret": {
      "body": {
        "overlap_seconds": 3600
      },
      "answer": {
        "id": "019ca8a0-3e80-72be-a570-eb289518fc98",
        "url": "https://hooks.northwind.example/masthead",
        "topics": [
          "article.status_changed",
          "comment.*"
        ],
        "filters": {
          "profile_ids": [],
          "campaign_ids": []
        },
        "description": "The editors’ room",
        "enabled": true,
        "disabled_reason": null,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "secret": "whsec_DJYS895W2XZ3DH53DQ456GTPJ3ZXS4FZ5H4R3XEEBPM="
      }
    },
    "testWebhookEndpoint": {
      "body": {
        "topic": "webhook.test"
      },
      "answer": {
        "id": "019ca8a0-3e80-7c45-8504-3605a4013b0e",
        "endpoint_id": "019ca8a0-3e80-72be-a570-eb289518fc98",
        "event_id": "019ca8a0-3e80-7247-aa21-e497efd16ff8",
        "replay_of_id": null,
        "event": {
          "topic": "webhook.test",
          "sequence": null,
          "data": {
            "message": "This is a test of your webhook endpoint.",
            "endpoint_id": "019ca8a0-3e80-72be-a570-eb289518fc98"
          },
          "request_id": "019ca8a0-3e80-7981-8c31-805fd87fd27c",
          "created_at": "2026-03-01T09:00:00.000Z"
        },
        "status": "PENDING",
        "attempt_count": 0,
        "next_attempt_at": "2026-03-01T09:00:00.000Z",
        "completed_at": null,
        "attempts": [],
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "listWebhookDeliveries": {
      "answer": {
        "records": [
          {
            "id": "019ca8a0-3e80-7c45-8504-3605a4013b0e",
            "endpoint_id": "019ca8a0-3e80-72be-a570-eb289518fc98",
            "event_id": "019ca8a0-3e80-7247-aa21-e497efd16ff8",
            "replay_of_id": null,
            "event": {
              "topic": "webhook.test",
              "sequence": null,
              "data": {
                "message": "This is a test of your webhook endpoint.",
                "endpoint_id": "019ca8a0-3e80-72be-a570-eb289518fc98"
              },
              "request_id": "019ca8a0-3e80-7981-8c31-805fd87fd27c",
              "created_at": "2026-03-01T09:00:00.000Z"
            },
            "status": "PENDING",
            "attempt_count": 0,
            "next_attempt_at": "2026-03-01T09:00:00.000Z",
            "completed_at": null,
            "attempts": [],
            "created_at": "2026-03-01T09:00:00.000Z",
            "updated_at": "2026-03-01T09:00:00.000Z"
          }
        ],
        "total_records": 1,
        "total_pages": 1,
        "current_page": 1,
        "next_page": null,
        "previous_page": null
      }
    },
    "listEvents": {
      "answer": {
        "records": []
      }
    },
    "getWebhookDelivery": {
      "answer": {
        "id": "019ca8a0-3e80-7c45-8504-3605a4013b0e",
        "endpoint_id": "019ca8a0-3e80-72be-a570-eb289518fc98",
        "event_id": "019ca8a0-3e80-7247-aa21-e497efd16ff8",
        "replay_of_id": null,
        "event": {
          "topic": "webhook.test",
          "sequence": null,
          "data": {
            "message": "This is a test of your webhook endpoint.",
            "endpoint_id": "019ca8a0-3e80-72be-a570-eb289518fc98"
          },
          "request_id": "019ca8a0-3e80-7981-8c31-805fd87fd27c",
          "created_at": "2026-03-01T09:00:00.000Z"
        },
        "status": "PENDING",
        "attempt_count": 0,
        "next_attempt_at": "2026-03-01T09:00:00.000Z",
        "completed_at": null,
        "attempts": [],
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "replayWebhookDelivery": {
      "answer": {
        "id": "019ca8a0-3e80-7c45-8504-3605a4013b0e",
        "endpoint_id": "019ca8a0-3e80-72be-a570-eb289518fc98",
        "event_id": "019ca8a0-3e80-7247-aa21-e497efd16ff8",
        "replay_of_id": null,
        "event": {
          "topic": "webhook.test",
          "sequence": null,
          "data": {
            "message": "This is a test of your webhook endpoint.",
            "endpoint_id": "019ca8a0-3e80-72be-a570-eb289518fc98"
          },
          "request_id": "019ca8a0-3e80-7981-8c31-805fd87fd27c",
          "created_at": "2026-03-01T09:00:00.000Z"
        },
        "status": "PENDING",
        "attempt_count": 0,
        "next_attempt_at": "2026-03-01T09:00:00.000Z",
        "completed_at": null,
        "attempts": [],
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "replayWebhookEvents": {
      "body": {
        "since": "2026-03-01T09:00:00.000Z"
      },
      "answer": {
        "replayed_count": 0
      }
    },
    "deleteWebhookEndpoint": {
      "answer": {
        "success": true
      }
    },
    "listRequests": {
      "answer": {
        "records": [
          {
            "id": "019ca8a0-3e80-74eb-9f64-8be7b43f0479",
            "time": "2026-03-01T09:00:00.000Z",
            "method": "GET",
            "path": "/outlets",
            "status": 200,
            "error_code": null,
            "duration": 12,
            "request_id": "019ca8a0-3e80-7d82-9ec9-ef5d1bb74eba",
            "token_id": "018cc251-f400-7659-bcaf-34abf2401d2b"
          }
        ],
        "total_records": 1,
        "total_pages": 1,
        "current_page": 1,
        "next_page": null,
        "previous_page": null
      }
    },
    "updateTeam": {
      "body": {
        "contact_email": "press@northwind.example",
        "billing_email": null
      },
      "answer": {
        "name": "Northwind Communications",
        "slug": "northwind-communications",
        "referral_code": "NORTHWIND",
        "contact_email": "press@northwind.example",
        "billing_email": null
      }
    },
    "createProfile": {
      "body": {
        "name": "Rivermouth Energy",
        "website_url": "https://www.rivermouth.example",
        "industry": [
          "Sustainability"
        ]
      },
      "answer": {
        "id": "019ca8a0-3e80-7361-b974-51c66051e276",
        "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
        "name": "Rivermouth Energy",
        "website_url": "https://www.rivermouth.example",
        "overview": "",
        "products_and_services": "",
        "key_achievements": [],
        "unique_value_propositions": [],
        "industry": [
          "Sustainability"
        ],
        "target_audience": [],
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "updateProfile": {
      "body": {
        "overview": "Rivermouth turns tides into power."
      },
      "answer": {
        "id": "019ca8a0-3e80-7361-b974-51c66051e276",
        "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
        "name": "Rivermouth Energy",
        "website_url": "https://www.rivermouth.example",
        "overview": "Rivermouth turns tides into power.",
        "products_and_services": "",
        "key_achievements": [],
        "unique_value_propositions": [],
        "industry": [
          "Sustainability"
        ],
        "target_audience": [],
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "createCampaign": {
      "body": {
        "name": "First turbine",
        "profile_id": "019ca8a0-3e80-7361-b974-51c66051e276",
        "objectives": "Be known where tides are high.",
        "description": null,
        "keywords": "tidal power, turbines",
        "target_audience": "Heads of coastal towns",
        "tone": null,
        "writing_samples": null,
        "file_id": null
      },
      "answer": {
        "id": "019ca8a0-3e80-725d-9e40-cba7ee9095d2",
        "name": "First turbine",
        "description": null,
        "reference": null,
        "profile_id": "019ca8a0-3e80-7361-b974-51c66051e276",
        "v1_campaign_id": null,
        "status": null,
        "goals": null,
        "target_date": null,
        "budget": null,
        "total_articles": 0,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "deleted_at": null,
        "questionnaire_id": "019ca8a0-3e80-7c96-9cdf-f4c82d98129d",
        "keywords": "tidal power, turbines",
        "objectives": "Be known where tides are high.",
        "target_audience": "Heads of coastal towns",
        "tone": null,
        "writing_samples": null,
        "file_id": null
      }
    },
    "updateCampaign": {
      "body": {
        "tone": "Sober, with figures"
      },
      "answer": {
        "id": "019ca8a0-3e80-725d-9e40-cba7ee9095d2",
        "name": "First turbine",
        "description": null,
        "reference": null,
        "profile_id": "019ca8a0-3e80-7361-b974-51c66051e276",
        "v1_campaign_id": null,
        "status": null,
        "goals": null,
        "target_date": null,
        "budget": null,
        "total_articles": 0,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "deleted_at": null,
        "questionnaire_id": "019ca8a0-3e80-7c96-9cdf-f4c82d98129d",
        "keywords": "tidal power, turbines",
        "objectives": "Be known where tides are high.",
        "target_audience": "Heads of coastal towns",
        "tone": "Sober, with figures",
        "writing_samples": null,
        "file_id": null
      }
    },
    "linkQuestionnaire": {
      "body": {
        "file_id": "f_NKF19PV57WQ4RQZGVNSY55.txt",
        "file_url": "https://files.example.com/f_NKF19PV57WQ4RQZGVNSY55.txt",
        "file_name": "brief.txt",
        "file_size": 24
      },
      "answer": {
        "id": "019ca8a0-3e80-7c96-9cdf-f4c82d98129d",
        "campaign_id": "019ca8a0-3e80-725d-9e40-cba7ee9095d2",
        "keywords": "tidal power, turbines",
        "objectives": "Be known where tides are high.",
        "target_audience": "Heads of coastal towns",
        "tone": "Sober, with figures",
        "writing_samples": null,
        "file_id": "f_NKF19PV57WQ4RQZGVNSY55.txt",
        "file_name": "brief.txt",
        "file_size": 24,
        "file_url": "http://127.0.0.1:4000/files/content/f_NKF19PV57WQ4RQZGVNSY55.txt?expires=1772359200&signature=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "deleted_at": null
      }
    },
    "checkout": {
      "body": {
        "profile_id": "019ca8a0-3e80-7361-b974-51c66051e276",
        "line_items": [
          {
            "product_id": "018cc251-f402-74de-b73b-fe6c5a3f6bd9",
            "quantity": 1,
            "is_add_on": false
          },
          {
            "product_id": "018cc251-fa60-7a39-97bc-ae5d0de6ec6e",
            "quantity": 1,
            "is_add_on": false
          }
        ],
        "apply_credits": true
      },
      "answer": {
        "id": "019ca8a0-3e80-7674-83a3-f41d7fff352a",
        "profile_id": "019ca8a0-3e80-7361-b974-51c66051e276",
        "client_id": "018cc251-f400-726a-8363-8c704dc5361a",
        "checkout_by_id": "018cc251-f400-726a-8363-8c704dc5361a",
        "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
        "total": 0,
        "subtotal": 270,
        "processing_fee": 0,
        "discount": 0,
        "credits_applied": 270,
        "coupon": null,
        "client_secret": "cs_BGBBGTV9GDN1A34X912N9Q2F77ZXGB4Z6BMXZ5APW7P",
        "date_paid": null,
        "status": "CREATED",
        "payment_status": "NOT_STARTED",
        "payment_expires_at": null,
        "reference_number": "ORD-20260301-KZCWQTJYQCCKB",
        "external_reference_number": null,
        "customer_invoice_id": null,
        "customer_invoice_source": null,
        "customer_invoice_date": null,
        "customer_invoice_url": null,
        "is_guest_order": false,
        "guest_email": null,
        "account_owner_email": "hanna@northwind.example",
        "guest_processor_customer_id": null,
        "checkout_session_id": null,
        "payment_intent_id": null,
        "analytics_distinct_id": null,
        "metadata": null,
        "checkout_link": "http://127.0.0.1:4000/orders/checkout/ORD-20260301-KZCWQTJYQCCKB",
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "deleted_at": null,
        "line_items": [
          {
            "product_id": "018cc251-f402-74de-b73b-fe6c5a3f6bd9",
            "is_add_on": false,
            "price": 135,
            "quantity": 1,
            "linked_order_line_item_id": null
          },
          {
            "product_id": "018cc251-fa60-7a39-97bc-ae5d0de6ec6e",
            "is_add_on": false,
            "price": 135,
            "quantity": 1,
            "linked_order_line_item_id": null
          }
        ]
      }
    },
    "assignOrderItems": {
      "body": {
        "order_item_ids": [
          "019ca8a0-3e80-718c-80ec-6de43bfc3f32",
          "019ca8a0-3e80-750f-a082-5e8847372d21"
        ]
      },
      "answer": {
        "records": [
          {
            "id": "019ca8a0-3e80-718c-80ec-6de43bfc3f32",
            "campaign_id": "019ca8a0-3e80-725d-9e40-cba7ee9095d2"
          },
          {
            "id": "019ca8a0-3e80-750f-a082-5e8847372d21",
            "campaign_id": "019ca8a0-3e80-725d-9e40-cba7ee9095d2"
          }
        ]
      }
    },
    "approveOrder": {
      "answer": {
        "id": "019ca8a0-3e80-79c9-8652-72d30ae2f82f",
        "profile_id": "018cc251-f400-7d14-bf19-9f178b0bead1",
        "client_id": "018cc251-f400-726a-8363-8c704dc5361a",
        "checkout_by_id": "019ca8a0-3e80-706c-8940-2e7278db0383",
        "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
        "total": 270,
        "subtotal": 270,
        "processing_fee": 0,
        "discount": 0,
        "credits_applied": 0,
        "coupon": null,
        "client_secret": "cs_5K9Z3712RYJG45T66XXK52RSYV9S2V6EGENW85CBP3E",
        "date_paid": null,
        "status": "CREATED",
        "payment_status": "NOT_STARTED",
        "payment_expires_at": null,
        "reference_number": "ORD-20260301-D28CK9A37R3E8",
        "external_reference_number": null,
        "customer_invoice_id": null,
        "customer_invoice_source": null,
        "customer_invoice_date": null,
        "customer_invoice_url": null,
        "is_guest_order": false,
        "guest_email": null,
        "account_owner_email": "hanna@northwind.example",
        "guest_processor_customer_id": null,
        "checkout_session_id": null,
        "payment_intent_id": null,
        "analytics_distinct_id": null,
        "metadata": null,
        "checkout_link": "http://127.0.0.1:4000/orders/checkout/ORD-20260301-D28CK9A37R3E8",
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "deleted_at": null,
        "name": "Northwind Communications",
        "email": "hanna@northwind.example",
        "line_items": [
          {
            "id": "019ca8a0-3e80-752b-a25c-b5734294f414",
            "order_id": "019ca8a0-3e80-79c9-8652-72d30ae2f82f",
            "product_id": "018cc251-f402-74de-b73b-fe6c5a3f6bd9",
            "quantity": 1,
            "price": 135,
            "is_add_on": false,
            "linked_order_line_item_id": null,
            "order_items": [
              {
                "id": "019ca8a0-3e80-7ddb-9034-2f64841b8d49",
                "campaign_id": null
              }
            ],
            "name": "Expert quote",
            "type_id": "01900000-0000-7000-8000-000000000101",
            "product_type_name": "Full feature",
            "product_type_prefix": "FULL_FEATURE",
            "outlet": {
              "id": "018cc251-f400-7252-9deb-b977328144b0",
              "name": "Dubai Business Journal",
              "logo": "https://logos.example.com/dubai-business-journal.png",
              "website_url": "https://www.dubai-business-journal.example"
            },
            "includes": [
              {
                "channel_type": "WEBSITE",
                "placement_type": "QUOTE"
              }
            ],
            "created_at": "2026-03-01T09:00:00.000Z",
            "updated_at": "2026-03-01T09:00:00.000Z",
            "deleted_at": null
          },
          {
            "id": "019ca8a0-3e80-7426-9003-4a254d348a1d",
            "order_id": "019ca8a0-3e80-79c9-8652-72d30ae2f82f",
            "product_id": "018cc251-fa60-7a39-97bc-ae5d0de6ec6e",
            "quantity": 1,
            "price": 135,
            "is_add_on": false,
            "linked_order_line_item_id": null,
            "order_items": [
              {
                "id": "019ca8a0-3e80-7dfd-905c-76d7084f3bfc",
                "campaign_id": null
              }
            ],
            "name": "Expert quote",
            "type_id": "01900000-0000-7000-8000-000000000101",
            "product_type_name": "Full feature",
            "product_type_prefix": "FULL_FEATURE",
            "outlet": {
              "id": "018cc251-fa5e-7c74-a584-b871f766b846",
              "name": "Amberline Technology Quarterly",
              "logo": "https://logos.example.com/amberline-technology-quarterly.png",
              "website_url": "https://www.amberline-technology-quarterly.example"
            },
            "includes": [
              {
                "channel_type": "WEBSITE",
                "placement_type": "QUOTE"
              }
            ],
            "created_at": "2026-03-01T09:00:00.000Z",
            "updated_at": "2026-03-01T09:00:00.000Z",
            "deleted_at": null
          }
        ]
      }
    },
    "rejectOrder": {
      "body": {
        "reason": "Above the budget of the campaign."
      },
      "answer": {
        "id": "019ca8a0-3e80-78e0-bf25-cfcf1b555740",
        "profile_id": "018cc251-f400-7d14-bf19-9f178b0bead1",
        "client_id": "018cc251-f400-726a-8363-8c704dc5361a",
        "checkout_by_id": "019ca8a0-3e80-706c-8940-2e7278db0383",
        "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
        "total": 270,
        "subtotal": 270,
        "processing_fee": 0,
        "discount": 0,
        "credits_applied": 0,
        "coupon": null,
        "client_secret": "cs_5N4QF2HW3VBBNT1B31HQ6BZMEBDR7BPS52SKVC76V5W",
        "date_paid": null,
        "status": "CANCELLED",
        "payment_status": "NOT_STARTED",
        "payment_expires_at": null,
        "reference_number": "ORD-20260301-J9WV6ZJBSPP2M",
        "external_reference_number": null,
        "customer_invoice_id": null,
        "customer_invoice_source": null,
        "customer_invoice_date": null,
        "customer_invoice_url": null,
        "is_guest_order": false,
        "guest_email": null,
        "account_owner_email": "hanna@northwind.example",
        "guest_processor_customer_id": null,
        "checkout_session_id": null,
        "payment_intent_id": null,
        "analytics_distinct_id": null,
        "metadata": null,
        "checkout_link": null,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "deleted_at": null,
        "name": "Northwind Communications",
        "email": "hanna@northwind.example",
        "line_items": [
          {
            "id": "019ca8a0-3e80-772a-8b2d-b3dd90929526",
            "order_id": "019ca8a0-3e80-78e0-bf25-cfcf1b555740",
            "product_id": "018cc251-f402-74de-b73b-fe6c5a3f6bd9",
            "quantity": 1,
            "price": 135,
            "is_add_on": false,
            "linked_order_line_item_id": null,
            "order_items": [
              {
                "id": "019ca8a0-3e80-71a9-9ad3-36194bd986d8",
                "campaign_id": null
              }
            ],
            "name": "Expert quote",
            "type_id": "01900000-0000-7000-8000-000000000101",
            "product_type_name": "Full feature",
            "product_type_prefix": "FULL_FEATURE",
            "outlet": {
              "id": "018cc251-f400-7252-9deb-b977328144b0",
              "name": "Dubai Business Journal",
              "logo": "https://logos.example.com/dubai-business-journal.png",
              "website_url": "https://www.dubai-business-journal.example"
            },
            "includes": [
              {
                "channel_type": "WEBSITE",
                "placement_type": "QUOTE"
              }
            ],
            "created_at": "2026-03-01T09:00:00.000Z",
            "updated_at": "2026-03-01T09:00:00.000Z",
            "deleted_at": null
          },
          {
            "id": "019ca8a0-3e80-76b0-905f-ed33732c95a3",
            "order_id": "019ca8a0-3e80-78e0-bf25-cfcf1b555740",
            "product_id": "018cc251-fa60-7a39-97bc-ae5d0de6ec6e",
            "quantity": 1,
            "price": 135,
            "is_add_on": false,
            "linked_order_line_item_id": null,
            "order_items": [
              {
                "id": "019ca8a0-3e80-74c0-9fa0-c39b42a5f59c",
                "campaign_id": null
              }
            ],
            "name": "Expert quote",
            "type_id": "01900000-0000-7000-8000-000000000101",
            "product_type_name": "Full feature",
            "product_type_prefix": "FULL_FEATURE",
            "outlet": {
              "id": "018cc251-fa5e-7c74-a584-b871f766b846",
              "name": "Amberline Technology Quarterly",
              "logo": "https://logos.example.com/amberline-technology-quarterly.png",
              "website_url": "https://www.amberline-technology-quarterly.example"
            },
            "includes": [
              {
                "channel_type": "WEBSITE",
                "placement_type": "QUOTE"
              }
            ],
            "created_at": "2026-03-01T09:00:00.000Z",
            "updated_at": "2026-03-01T09:00:00.000Z",
            "deleted_at": null
          }
        ]
      }
    },
    "updateArticle": {
      "body": {
        "brief_shared_doc_url": "https://docs.example.com/brief/harvest"
      },
      "answer": {
        "id": "01941f29-7c00-751e-8f8e-389701249ab6",
        "name": "Harvest season: Instagram post",
        "brief_shared_doc_url": "https://docs.example.com/brief/harvest",
        "draft_shared_doc_url": null,
        "live_url": null,
        "campaign_id": "01941f29-7c00-7ece-834c-e82e79973485",
        "product_id": "018cc251-f6aa-72bd-998e-c32f2ada94be",
        "profile_id": "018cc251-f400-7ba7-941b-426f14660f6d",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "writer": null,
        "support_agent": {
          "id": "018cc251-f400-7492-97ba-a021e44c5b97",
          "first_name": "Daniel",
          "last_name": "Osei"
        },
        "status": {
          "name": "Brief ready for review",
          "prefix": "brief-ready-for-review",
          "color": "#38bdf8"
        },
        "files": [],
        "expected_completion_date": "2026-02-24T09:00:00.000Z",
        "expected_completion_date_title": "Brief due"
      }
    },
    "requestBriefChanges": {
      "body": {
        "notes": "Name the audience."
      },
      "answer": {
        "id": "01941f29-7c00-751e-8f8e-389701249ab6",
        "name": "Harvest season: Instagram post",
        "brief_shared_doc_url": "https://docs.example.com/brief/harvest",
        "draft_shared_doc_url": null,
        "live_url": null,
        "campaign_id": "01941f29-7c00-7ece-834c-e82e79973485",
        "product_id": "018cc251-f6aa-72bd-998e-c32f2ada94be",
        "profile_id": "018cc251-f400-7ba7-941b-426f14660f6d",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "writer": null,
        "support_agent": {
          "id": "018cc251-f400-7492-97ba-a021e44c5b97",
          "first_name": "Daniel",
          "last_name": "Osei"
        },
        "status": {
          "name": "Brief update requested",
          "prefix": "brief-update-requested",
          "color": "#f59e0b"
        },
        "files": [],
        "expected_completion_date": "2026-02-24T09:00:00.000Z",
        "expected_completion_date_title": "Brief due"
      }
    },
    "approveBrief": {
      "body": {},
      "answer": {
        "id": "01941f29-7c00-751e-8f8e-389701249ab6",
        "name": "Harvest season: Instagram post",
        "brief_shared_doc_url": "https://docs.example.com/brief/harvest",
        "draft_shared_doc_url": null,
        "live_url": null,
        "campaign_id": "01941f29-7c00-7ece-834c-e82e79973485",
        "product_id": "018cc251-f6aa-72bd-998e-c32f2ada94be",
        "profile_id": "018cc251-f400-7ba7-941b-426f14660f6d",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "writer": null,
        "support_agent": {
          "id": "018cc251-f400-7492-97ba-a021e44c5b97",
          "first_name": "Daniel",
          "last_name": "Osei"
        },
        "status": {
          "name": "Pending draft",
          "prefix": "pending-draft",
          "color": "#818cf8"
        },
        "files": [],
        "expected_completion_date": "2026-02-24T09:00:00.000Z",
        "expected_completion_date_title": "Draft expected"
      }
    },
    "requestDraftChanges": {
      "body": {
        "notes": "Name the chief executive."
      },
      "answer": {
        "id": "01941f29-7c00-7e97-a50b-0eff773be0b4",
        "name": "Water loss report 2026: Press release",
        "brief_shared_doc_url": "https://docs.example.com/brief/0eff773be0b4",
        "draft_shared_doc_url": "https://docs.example.com/draft/0eff773be0b4",
        "live_url": null,
        "campaign_id": "01941f29-7c00-7f6d-a702-00e414045c7f",
        "product_id": "018cc251-f43e-74d4-971e-e768c74ef9fa",
        "profile_id": "018cc251-f400-7d14-bf19-9f178b0bead1",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "writer": {
          "id": "018cc251-f400-7d42-95c2-fcabcbe6bb25",
          "first_name": "Ilse",
          "last_name": "Vanderberg"
        },
        "support_agent": {
          "id": "018cc251-f400-7492-97ba-a021e44c5b97",
          "first_name": "Daniel",
          "last_name": "Osei"
        },
        "status": {
          "name": "Draft update requested",
          "prefix": "draft-update-requested",
          "color": "#f97316"
        },
        "files": [],
        "expected_completion_date": "2026-01-07T09:00:00.000Z",
        "expected_completion_date_title": "Draft expected"
      }
    },
    "approveDraft": {
      "body": {
        "draft_shared_doc_url": "https://docs.example.com/draft/water-loss"
      },
      "answer": {
        "id": "01941f29-7c00-7e97-a50b-0eff773be0b4",
        "name": "Water loss report 2026: Press release",
        "brief_shared_doc_url": "https://docs.example.com/brief/0eff773be0b4",
        "draft_shared_doc_url": "https://docs.example.com/draft/water-loss",
        "live_url": null,
        "campaign_id": "01941f29-7c00-7f6d-a702-00e414045c7f",
        "product_id": "018cc251-f43e-74d4-971e-e768c74ef9fa",
        "profile_id": "018cc251-f400-7d14-bf19-9f178b0bead1",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "writer": {
          "id": "018cc251-f400-7d42-95c2-fcabcbe6bb25",
          "first_name": "Ilse",
          "last_name": "Vanderberg"
        },
        "support_agent": {
          "id": "018cc251-f400-7492-97ba-a021e44c5b97",
          "first_name": "Daniel",
          "last_name": "Osei"
        },
        "status": {
          "name": "Pending publishing",
          "prefix": "pending-publishing",
          "color": "#14b8a6"
        },
        "files": [],
        "expected_completion_date": "2026-01-07T09:00:00.000Z",
        "expected_completion_date_title": "Publication expected"
      }
    },
    "createComment": {
      "body": {
        "content": "That fits.",
        "parent_comment_id": "c_oUJvtMeeiH",
        "author": {
          "name": "Hanna Bergström",
          "email": "hanna@northwind.example",
          "external_id": "u-17"
        }
      },
      "answer": {
        "id": "c_44H1FV4D4A",
        "content": "That fits.",
        "author": {
          "name": "Hanna Bergström",
          "email": "hanna@northwind.example"
        },
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "parent_comment_id": "c_oUJvtMeeiH",
        "replies": []
      }
    },
    "updateComment": {
      "body": {
        "content": "That fits, thank you."
      },
      "answer": {
        "id": "c_44H1FV4D4A",
        "content": "That fits, thank you.",
        "author": {
          "name": "Hanna Bergström",
          "email": "hanna@northwind.example"
        },
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z",
        "parent_comment_id": "c_oUJvtMeeiH",
        "replies": []
      }
    },
    "archiveComment": {},
    "createPublisherOutlet": {
      "body": {
        "name": "Rivermouth Post",
        "website_url": "https://post.rivermouth.example/",
        "country": "Portugal"
      },
      "answer": {
        "id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
        "name": "Rivermouth Post",
        "description": null,
        "website_url": "https://post.rivermouth.example/",
        "logo": null,
        "country": "Portugal",
        "state": null,
        "city": null,
        "is_indexed": false,
        "status": "DRAFT",
        "rejection_reason": null,
        "review_comments": [],
        "pending_change": null,
        "pending_since": null,
        "monthly_limit": null,
        "domain_proof": null,
        "category": null,
        "tags": [],
        "channels": [
          {
            "id": "019ca8a0-3e80-733a-a44a-c5eb68bfcab7",
            "channel_type": "WEBSITE",
            "channel_url": "https://post.rivermouth.example/",
            "is_do_follow": false
          }
        ],
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "updatePublisherOutlet": {
      "body": {
        "description": "News from the coast, every morning."
      },
      "answer": {
        "id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
        "name": "Rivermouth Post",
        "description": "News from the coast, every morning.",
        "website_url": "https://post.rivermouth.example/",
        "logo": null,
        "country": "Portugal",
        "state": null,
        "city": null,
        "is_indexed": false,
        "status": "DRAFT",
        "rejection_reason": null,
        "review_comments": [],
        "pending_change": null,
        "pending_since": null,
        "monthly_limit": null,
        "domain_proof": null,
        "category": null,
        "tags": [],
        "channels": [
          {
            "id": "019ca8a0-3e80-733a-a44a-c5eb68bfcab7",
            "channel_type": "WEBSITE",
            "channel_url": "https://post.rivermouth.example/",
            "is_do_follow": false
          }
        ],
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "createPublisherProduct": {
      "body": {
        "outlet_id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
        "type": "FULL_FEATURE",
        "name": "Sponsored article",
        "payout": 375
      },
      "answer": {
        "id": "019ca8a0-3e80-77e9-85e2-b50a144f9726",
        "outlet_id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
        "type": "FULL_FEATURE",
        "name": "Sponsored article",
        "description": null,
        "requirements": null,
        "min_delivery_days": 1,
        "max_delivery_days": 14,
        "payout": 375,
        "monthly_limit": null,
        "active": true,
        "example_links": [],
        "image": null,
        "logo": null,
        "example_screenshot": null,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "updatePublisherProduct": {
      "body": {
        "payout": 400
      },
      "answer": {
        "id": "019ca8a0-3e80-77e9-85e2-b50a144f9726",
        "outlet_id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
        "type": "FULL_FEATURE",
        "name": "Sponsored article",
        "description": null,
        "requirements": null,
        "min_delivery_days": 1,
        "max_delivery_days": 14,
        "payout": 400,
        "monthly_limit": null,
        "active": true,
        "example_links": [],
        "image": null,
        "logo": null,
        "example_screenshot": null,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "verifyPublisherOutletDomain": {
      "answer": {
        "id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
        "name": "Rivermouth Post",
        "description": "News from the coast, every morning.",
        "website_url": "https://post.rivermouth.example/",
        "logo": null,
        "country": "Portugal",
        "state": null,
        "city": null,
        "is_indexed": false,
        "status": "DRAFT",
        "rejection_reason": null,
        "review_comments": [],
        "pending_change": null,
        "pending_since": null,
        "monthly_limit": null,
        "domain_proof": {
          "domain": "post.rivermouth.example",
          "status": "PENDING",
          "record_name": "_masthead.post.rivermouth.example",
          "file_url": "https://post.rivermouth.example/.well-known/masthead-verification.txt",
          "value": "masthead-verification=019ca8a0-3e80-72ca-a6bf-56400a1f7271",
          "error": null,
          "checked_at": null,
          "verified_at": null
        },
        "category": null,
        "tags": [],
        "channels": [
          {
            "id": "019ca8a0-3e80-733a-a44a-c5eb68bfcab7",
            "channel_type": "WEBSITE",
            "channel_url": "https://post.rivermouth.example/",
            "is_do_follow": false
          }
        ],
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "submitPublisherOutlet": {
      "answer": {
        "id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
        "name": "Rivermouth Post",
        "description": "News from the coast, every morning.",
        "website_url": "https://post.rivermouth.example/",
        "logo": null,
        "country": "Portugal",
        "state": null,
        "city": null,
        "is_indexed": false,
        "status": "PENDING_REVIEW",
        "rejection_reason": null,
        "review_comments": [],
        "pending_change": null,
        "pending_since": "2026-03-01T09:00:00.000Z",
        "monthly_limit": null,
        "domain_proof": {
          "domain": "post.rivermouth.example",
          "status": "PENDING",
          "record_name": "_masthead.post.rivermouth.example",
          "file_url": "https://post.rivermouth.example/.well-known/masthead-verification.txt",
          "value": "masthead-verification=019ca8a0-3e80-72ca-a6bf-56400a1f7271",
          "error": null,
          "checked_at": null,
          "verified_at": null
        },
        "category": null,
        "tags": [],
        "channels": [
          {
            "id": "019ca8a0-3e80-733a-a44a-c5eb68bfcab7",
            "channel_type": "WEBSITE",
            "channel_url": "https://post.rivermouth.example/",
            "is_do_follow": false
          }
        ],
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "getPublisherOutlet": {
      "answer": {
        "id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
        "name": "Rivermouth Post",
        "description": "News from the coast, every morning.",
        "website_url": "https://post.rivermouth.example/",
        "logo": null,
        "country": "Portugal",
        "state": null,
        "city": null,
        "is_indexed": false,
        "status": "ACTIVE",
        "rejection_reason": null,
        "review_comments": [],
        "pending_change": null,
        "pending_since": null,
        "monthly_limit": null,
        "domain_proof": {
          "domain": "post.rivermouth.example",
          "status": "PENDING",
          "record_name": "_masthead.post.rivermouth.example",
          "file_url": "https://post.rivermouth.example/.well-known/masthead-verification.txt",
          "value": "masthead-verification=019ca8a0-3e80-72ca-a6bf-56400a1f7271",
          "error": null,
          "checked_at": null,
          "verified_at": null
        },
        "category": null,
        "tags": [],
        "channels": [
          {
            "id": "019ca8a0-3e80-733a-a44a-c5eb68bfcab7",
            "channel_type": "WEBSITE",
            "channel_url": "https://post.rivermouth.example/",
            "is_do_follow": false
          }
        ],
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "listPublisherOutlets": {
      "answer": {
        "records": [
          {
            "id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
            "name": "Rivermouth Post",
            "description": "News from the coast, every morning.",
            "website_url": "https://post.rivermouth.example/",
            "logo": null,
            "country": "Portugal",
            "state": null,
            "city": null,
            "is_indexed": false,
            "status": "ACTIVE",
            "rejection_reason": null,
            "review_comments": [],
            "pending_change": null,
            "pending_since": null,
            "monthly_limit": null,
            "domain_proof": {
              "domain": "post.rivermouth.example",
              "status": "PENDING",
              "record_name": "_masthead.post.rivermouth.example",
              "file_url": "https://post.rivermouth.example/.well-known/masthead-verification.txt",
              "value": "masthead-verification=019ca8a0-3e80-72ca-a6bf-56400a1f7271",
              "error": null,
              "checked_at": null,
              "verified_at": null
            },
            "category": null,
            "tags": [],
            "channels": [
              {
                "id": "019ca8a0-3e80-733a-a44a-c5eb68bfcab7",
                "channel_type": "WEBSITE",
                "channel_url": "https://post.rivermouth.example/",
                "is_do_follow": false
              }
            ],
            "created_at": "2026-03-01T09:00:00.000Z",
            "updated_at": "2026-03-01T09:00:00.000Z"
          }
        ],
        "total_records": 1,
        "total_pages": 1,
        "current_page": 1,
        "next_page": null,
        "previous_page": null
      }
    },
    "getPublisherProduct": {
      "answer": {
        "id": "019ca8a0-3e80-77e9-85e2-b50a144f9726",
        "outlet_id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
        "type": "FULL_FEATURE",
        "name": "Sponsored article",
        "description": null,
        "requirements": null,
        "min_delivery_days": 1,
        "max_delivery_days": 14,
        "payout": 400,
        "monthly_limit": null,
        "active": true,
        "example_links": [],
        "image": null,
        "logo": null,
        "example_screenshot": null,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "listPublisherProducts": {
      "answer": {
        "records": [
          {
            "id": "019ca8a0-3e80-77e9-85e2-b50a144f9726",
            "outlet_id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
            "type": "FULL_FEATURE",
            "name": "Sponsored article",
            "description": null,
            "requirements": null,
            "min_delivery_days": 1,
            "max_delivery_days": 14,
            "payout": 400,
            "monthly_limit": null,
            "active": true,
            "example_links": [],
            "image": null,
            "logo": null,
            "example_screenshot": null,
            "created_at": "2026-03-01T09:00:00.000Z",
            "updated_at": "2026-03-01T09:00:00.000Z"
          }
        ],
        "total_records": 1,
        "total_pages": 1,
        "current_page": 1,
        "next_page": null,
        "previous_page": null
      }
    },
    "declinePlacement": {
      "body": {
        "reason": "No capacity in March."
      },
      "answer": {
        "id": "019ca8a0-3e80-7dd9-bb4d-c4f428907fa5",
        "status": "DECLINED",
        "product": {
          "id": "019ca8a0-3e80-77e9-85e2-b50a144f9726",
          "outlet_id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
          "name": "Sponsored article"
        },
        "article": null,
        "payout": 400,
        "accept_by": "2026-03-04T09:00:00.000Z",
        "accepted_at": null,
        "declined_at": "2026-03-01T09:00:00.000Z",
        "decline_reason": "No capacity in March.",
        "delivered_at": null,
        "live_url": null,
        "link_status": null,
        "link_checked_at": null,
        "link_lost_at": null,
        "link_error": null,
        "link_guaranteed_until": null,
        "link_changes": [],
        "settled_at": null,
        "withdrawn_at": null,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "acceptPlacement": {
      "answer": {
        "id": "019ca8a0-3e80-72c3-9428-3067d788e264",
        "status": "ACCEPTED",
        "product": {
          "id": "019ca8a0-3e80-77e9-85e2-b50a144f9726",
          "outlet_id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
          "name": "Sponsored article"
        },
        "article": {
          "id": "019ca8a0-3e80-73fa-ac65-6eb7b2a13d2f",
          "name": "Sponsored article",
          "status": "pending-content-brief",
          "brief_url": null,
          "draft_url": null,
          "expected_completion_date": "2026-03-15T09:00:00.000Z",
          "live_url": null
        },
        "payout": 400,
        "accept_by": "2026-03-04T09:00:00.000Z",
        "accepted_at": "2026-03-01T09:00:00.000Z",
        "declined_at": null,
        "decline_reason": null,
        "delivered_at": null,
        "live_url": null,
        "link_status": null,
        "link_checked_at": null,
        "link_lost_at": null,
        "link_error": null,
        "link_guaranteed_until": null,
        "link_changes": [],
        "settled_at": null,
        "withdrawn_at": null,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "createPlacementComment": {
      "body": {
        "content": "Can we publish one day later?",
        "author_name": "Tess Rivers"
      },
      "answer": {
        "id": "019ca8a0-3e80-7b3d-88b4-4312095e0bd4",
        "party": "PUBLISHER",
        "content": "Can we publish one day later?",
        "author_name": "Tess Rivers",
        "created_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "listPlacementComments": {
      "answer": {
        "records": [
          {
            "id": "019ca8a0-3e80-7b3d-88b4-4312095e0bd4",
            "party": "PUBLISHER",
            "content": "Can we publish one day later?",
            "author_name": "Tess Rivers",
            "created_at": "2026-03-01T09:00:00.000Z"
          }
        ],
        "total_records": 1,
        "total_pages": 1,
        "current_page": 1,
        "next_page": null,
        "previous_page": null
      }
    },
    "deliverPlacement": {
      "body": {
        "live_url": "https://post.rivermouth.example/first-turbine"
      },
      "answer": {
        "id": "019ca8a0-3e80-72c3-9428-3067d788e264",
        "status": "DELIVERED",
        "product": {
          "id": "019ca8a0-3e80-77e9-85e2-b50a144f9726",
          "outlet_id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
          "name": "Sponsored article"
        },
        "article": {
          "id": "019ca8a0-3e80-73fa-ac65-6eb7b2a13d2f",
          "name": "Sponsored article",
          "status": "published",
          "brief_url": null,
          "draft_url": null,
          "expected_completion_date": "2026-03-15T09:00:00.000Z",
          "live_url": "https://post.rivermouth.example/first-turbine"
        },
        "payout": 400,
        "accept_by": "2026-03-04T09:00:00.000Z",
        "accepted_at": "2026-03-01T09:00:00.000Z",
        "declined_at": null,
        "decline_reason": null,
        "delivered_at": "2026-03-01T09:00:00.000Z",
        "live_url": "https://post.rivermouth.example/first-turbine",
        "link_status": null,
        "link_checked_at": null,
        "link_lost_at": null,
        "link_error": null,
        "link_guaranteed_until": "2026-05-30T09:00:00.000Z",
        "link_changes": [],
        "settled_at": null,
        "withdrawn_at": null,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "getPlacement": {
      "answer": {
        "id": "019ca8a0-3e80-72c3-9428-3067d788e264",
        "status": "DELIVERED",
        "product": {
          "id": "019ca8a0-3e80-77e9-85e2-b50a144f9726",
          "outlet_id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
          "name": "Sponsored article"
        },
        "article": {
          "id": "019ca8a0-3e80-73fa-ac65-6eb7b2a13d2f",
          "name": "Sponsored article",
          "status": "published",
          "brief_url": null,
          "draft_url": null,
          "expected_completion_date": "2026-03-15T09:00:00.000Z",
          "live_url": "https://post.rivermouth.example/first-turbine"
        },
        "payout": 400,
        "accept_by": "2026-03-04T09:00:00.000Z",
        "accepted_at": "2026-03-01T09:00:00.000Z",
        "declined_at": null,
        "decline_reason": null,
        "delivered_at": "2026-03-01T09:00:00.000Z",
        "live_url": "https://post.rivermouth.example/first-turbine",
        "link_status": null,
        "link_checked_at": null,
        "link_lost_at": null,
        "link_error": null,
        "link_guaranteed_until": "2026-05-30T09:00:00.000Z",
        "link_changes": [],
        "settled_at": null,
        "withdrawn_at": null,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "listPlacements": {
      "answer": {
        "records": [
          {
            "id": "019ca8a0-3e80-7dd9-bb4d-c4f428907fa5",
            "status": "DECLINED",
            "product": {
              "id": "019ca8a0-3e80-77e9-85e2-b50a144f9726",
              "outlet_id": "019ca8a0-3e80-7925-afe7-fd604d744a68",
              "name": "Sponsored article"
            },
            "article": null,
            "payout": 400,
            "accept_by": "2026-03-04T09:00:00.000Z",
            "accepted_at": null,
            "declined_at": "2026-03-01T09:00:00.000Z",
            "decline_reason": "No capacity in March.",
            "delivered_at": null,
            "live_url": null,
            "link_status": null,
            "link_checked_at": null,
            "link_lost_at": null,
            "link_error": null,
            "link_guaranteed_until": null,
            "link_changes": [],
            "settled_at": null,
            "withdrawn_at": null,
            "created_at": "2026-03-01T09:00:00.000Z",
            "updated_at": "2026-03-01T09:00:00.000Z"
          }
        ],
        "total_records": 2,
        "total_pages": 2,
        "current_page": 1,
        "next_page": 2,
        "previous_page": null
      }
    },
    "listPayouts": {
      "answer": {
        "records": [
          {
            "id": "019ca8a0-3e80-7eb4-a6ce-c89c4d1d64b8",
            "status": "PAID",
            "amount": 400,
            "currency": "USD",
            "reference": "T-2026-0042",
            "paid_at": "2026-03-01T09:00:00.000Z",
            "ended_at": null,
            "created_at": "2026-03-01T09:00:00.000Z",
            "updated_at": "2026-03-01T09:00:00.000Z"
          }
        ],
        "total_records": 1,
        "total_pages": 1,
        "current_page": 1,
        "next_page": null,
        "previous_page": null
      }
    },
    "getPayout": {
      "answer": {
        "id": "019ca8a0-3e80-7eb4-a6ce-c89c4d1d64b8",
        "status": "PAID",
        "amount": 400,
        "currency": "USD",
        "reference": "T-2026-0042",
        "paid_at": "2026-03-01T09:00:00.000Z",
        "ended_at": null,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "getPublisherBalance": {
      "answer": {
        "pending": 0,
        "payable": 0,
        "in_payout": 0,
        "paid": 400
      }
    },
    "updatePayoutAccount": {
      "body": {
        "account_holder": "Rivermouth Media, Lda",
        "iban": "PT50 0002 0123 1234 5678 9015 4"
      },
      "answer": {
        "id": "019ca8a0-3e80-73de-b7df-cd300de65582",
        "account_holder": "Rivermouth Media, Lda",
        "iban": "PT50000201231234567890154",
        "bic": null,
        "held_until": null,
        "address": null,
        "tax_number": null,
        "provider": null,
        "provider_account_id": null,
        "payouts_enabled": false,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "getPayoutAccount": {
      "answer": {
        "id": "019ca8a0-3e80-73de-b7df-cd300de65582",
        "account_holder": "Rivermouth Media, Lda",
        "iban": "PT50000201231234567890154",
        "bic": null,
        "held_until": null,
        "address": null,
        "tax_number": null,
        "provider": null,
        "provider_account_id": null,
        "payouts_enabled": false,
        "created_at": "2026-03-01T09:00:00.000Z",
        "updated_at": "2026-03-01T09:00:00.000Z"
      }
    },
    "createPayoutStatement": {
      "body": {
        "month": "2026-01"
      },
      "answer": {
        "id": "019ca8a0-3e80-7a4d-9e15-b1da5e251eab",
        "reference_number": "STM-2026-000002",
        "period_start": "2026-01-01T00:00:00.000Z",
        "period_end": "2026-02-01T00:00:00.000Z",
        "opening_balance": 0,
        "earned": 0,
        "reversed": 0,
        "paid": 0,
        "closing_balance": 0,
        "issued_at": "2026-03-01T09:00:00.000Z",
        "pdf_url": "http://127.0.0.1:4000/statements/019ca8a0-3e80-7a4d-9e15-b1da5e251eab/pdf?expires=1772359200&signature=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
      }
    },
    "getPayoutStatement": {
      "answer": {
        "id": "019ca8a0-3e80-7a4d-9e15-b1da5e251eab",
        "reference_number": "STM-2026-000002",
        "period_start": "2026-01-01T00:00:00.000Z",
        "period_end": "2026-02-01T00:00:00.000Z",
        "opening_balance": 0,
        "earned": 0,
        "reversed": 0,
        "paid": 0,
        "closing_balance": 0,
        "issued_at": "2026-03-01T09:00:00.000Z",
        "pdf_url": "http://127.0.0.1:4000/statements/019ca8a0-3e80-7a4d-9e15-b1da5e251eab/pdf?expires=1772359200&signature=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
      }
    },
    "listPayoutStatements": {
      "answer": {
        "records": [
          {
            "id": "019ca8a0-3e80-7a4d-9e15-b1da5e251eab",
            "reference_number": "STM-2026-000002",
            "period_start": "2026-01-01T00:00:00.000Z",
            "period_end": "2026-02-01T00:00:00.000Z",
            "opening_balance": 0,
            "earned": 0,
            "reversed": 0,
            "paid": 0,
            "closing_balance": 0,
            "issued_at": "2026-03-01T09:00:00.000Z",
            "pdf_url": "http://127.0.0.1:4000/statements/019ca8a0-3e80-7a4d-9e15-b1da5e251eab/pdf?expires=1772359200&signature=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
          }
        ],
        "total_records": 1,
        "total_pages": 1,
        "current_page": 1,
        "next_page": null,
        "previous_page": null
      }
    },
    "deleteFile": {
      "answer": {
        "success": true
      }
    },
    "deleteFolder": {
      "answer": {
        "success": true
      }
    }
  },
  "parameters": {
    "product_id": "018cc251-f402-74de-b73b-fe6c5a3f6bd9",
    "outlet_id": "018cc251-f400-7252-9deb-b977328144b0",
    "team_id": "018cc251-f400-7dad-a8ee-cefeaf07728b",
    "order_id": "01941f29-7c00-72b6-9652-62507d2fd9e8",
    "profile_id": "018cc251-f400-7d14-bf19-9f178b0bead1",
    "campaign_id": "01941f29-7c00-7f6d-a702-00e414045c7f",
    "article_id": "01941f29-7c00-7663-a46a-75b6f39eec8a",
    "file_id": "019ca8a0-3e80-7261-9362-61b8266845ca",
    "folder_id": "019ca8a0-3e80-7959-ba30-151b073e68df",
    "endpoint_id": "019ca8a0-3e80-72be-a570-eb289518fc98",
    "delivery_id": "019ca8a0-3e80-7c45-8504-3605a4013b0e",
    "comment_reference": "c_44H1FV4D4A",
    "placement_id": "019ca8a0-3e80-7dd9-bb4d-c4f428907fa5",
    "payout_id": "019ca8a0-3e80-7eb4-a6ce-c89c4d1d64b8",
    "statement_id": "019ca8a0-3e80-7a4d-9e15-b1da5e251eab"
  }
}
