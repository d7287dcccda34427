UPDATE "api_token" SET "sign_in_method" = 'EMAIL_LINK' WHERE "is_session";
