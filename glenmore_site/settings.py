"""Settings, read from environment variables, which docs/operate.md explains.

The defaults suit one small machine.
"""

import os
import re
from pathlib import Path

from csp.constants import NONE, SELF

from glenmore_site.base import environment, logs, private_files
from i18n import LANGUAGES as SITE_LANGUAGES

BASE_DIR = Path(__file__).resolve().parent.parent
VAR = Path(os.environ.get("GLENMORE_VAR") or BASE_DIR / "var")
private_files.make_private(VAR)
RULEBOOKS = BASE_DIR / "docs" / "rules"
#: The list of components, generated from the tables of the engine.
COMPONENTS = BASE_DIR / "docs" / "components.md"
FRONTEND = BASE_DIR / "frontend" / "dist"

DEBUG = environment.flag("GLENMORE_DEBUG")
SECRET_KEY = environment.secret("GLENMORE_SECRET_KEY", VAR / "secret-key")
ALLOWED_HOSTS = environment.comma_separated("GLENMORE_ALLOWED_HOSTS", "localhost,127.0.0.1,[::1]")

ROOT_URLCONF = "glenmore_site.urls"
ASGI_APPLICATION = "glenmore_site.asgi.application"
WSGI_APPLICATION = "glenmore_site.wsgi.application"

AUTH_USER_MODEL = "accounts.Player"

INSTALLED_APPS = [
    "daphne",  # lets runserver serve sockets
    "accounts",
    "games",
    "notifications",
    "anymail",
    "allauth",
    "allauth.account",
    "allauth.headless",
    "allauth.mfa",
    "allauth.usersessions",
    "channels",
    "csp",
    "django_vite",
    "drf_spectacular",
    "rest_framework",
    "accounts.apps.StaffAdminConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
]

MIDDLEWARE = [
    "glenmore_site.web.health.ProbesMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "glenmore_site.base.no_store.NoStoreMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "accounts.middleware.LanguageMiddleware",
    "accounts.middleware.PresenceMiddleware",
    "accounts.middleware.GuestLoginMiddleware",
    "accounts.middleware.KnownDeviceMiddleware",
    "glenmore_site.base.security_log.SecurityLogMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "glenmore_site.base.json_guard.JsonGuardMiddleware",
    "games.middleware.TimeLimitMiddleware",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "glenmore_site" / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "glenmore_site.base.appearance.appearance",
            ],
            "builtins": ["glenmore_site.base.translate_tag", "glenmore_site.web.preload_tag"],
        },
    }
]

DATABASES = {"default": environment.database("DATABASE_URL", VAR / "glenmore.sqlite3")}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

REDIS_URL = environment.address("REDIS_URL", "", "redis", "rediss")
CACHES = environment.caches(REDIS_URL)
CHANNEL_LAYERS = {"default": environment.channel_layer(REDIS_URL)}

LANGUAGE_CODE = "en"
LANGUAGES = list(SITE_LANGUAGES.items())
LANGUAGE_COOKIE_NAME = "language"
TIME_ZONE = "UTC"

STATIC_URL = "/static/"
STATIC_ROOT = VAR / "static"
STATICFILES_DIRS = [FRONTEND]
DATA_UPLOAD_MAX_MEMORY_SIZE = 1_000_000
FILE_UPLOAD_PERMISSIONS = 0o600
FILE_UPLOAD_DIRECTORY_PERMISSIONS = 0o700
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedStaticFilesStorage"},
}
DJANGO_VITE = {"default": {"manifest_path": FRONTEND / "manifest.json"}}


def is_immutable_file(_path: str, url: str) -> bool:
    """Return whether the name contains a hash of the content, set by the front end's build."""
    return re.search(r"/assets/.+-[\w-]{8}\.\w+$", url) is not None


WHITENOISE_IMMUTABLE_FILE_TEST = is_immutable_file

SESSION_COOKIE_AGE = 60 * 60 * 24 * 90  # the session is all that identifies a guest
SESSION_COOKIE_SAMESITE = "Lax"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
] + [{"NAME": "accounts.passwords.GuessablePasswordValidator"}]

HTTPS = environment.flag("GLENMORE_HTTPS")
PROXIES = environment.number("GLENMORE_PROXIES", int(HTTPS), minimum=0)

# Staff must have a passkey or an authenticator app before the administration opens.
STAFF_SECOND_FACTOR = environment.flag("GLENMORE_STAFF_SECOND_FACTOR", default=HTTPS)

HEADLESS_ONLY = True
HEADLESS_CLIENTS = ("browser",)
HEADLESS_SERVE_SPECIFICATION = True  # as JSON; our own document links to it
HEADLESS_SPECIFICATION_TEMPLATE_NAME = None
# Pages of the front end that emails link to.
HEADLESS_FRONTEND_URLS = {
    "account_signup": "/sign-up",
    "account_reset_password": "/reset-password",
}
ALLAUTH_TRUSTED_PROXY_COUNT = PROXIES
ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
USERSESSIONS_ADAPTER = "accounts.adapter.SessionsAdapter"
USERSESSIONS_TRACK_ACTIVITY = True  # shows the last use; accounts.middleware records it hourly
ACCOUNT_SIGNUP_FORM_CLASS = "accounts.forms.SignupForm"
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_EMAIL_VERIFICATION = "mandatory"
ACCOUNT_EMAIL_VERIFICATION_BY_CODE_ENABLED = True
ACCOUNT_EMAIL_VERIFICATION_SUPPORTS_CHANGE = True
ACCOUNT_EMAIL_VERIFICATION_SUPPORTS_RESEND = True
ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED = True
ACCOUNT_PASSWORD_RESET_BY_CODE_TIMEOUT = 15 * 60
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_CHANGE_EMAIL = True
# Per minute (m), hour (h), day (d) or seconds (s); per address of the caller (ip) or per key.
ACCOUNT_RATE_LIMITS = {
    "login": "30/m/ip",
    "login_failed": "10/m/ip,5/300s/key",  # the key is account and address
    "login_failed_account": "50/h/key",  # not in browsers that the player has used before
    "signup": "20/h/ip",
    "reset_password": "20/h/ip",
    # Codes and other mails that a stranger can cause; beyond the limit they are silently not sent.
    "mail_from_address": "5/h/key",
    "mail_to_inbox": "8/h/key,16/d/key",
    "mail_from_known_device": "8/h/key",
}
MFA_SUPPORTED_TYPES = ["webauthn", "totp", "recovery_codes"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_PASSKEY_SIGNUP_ENABLED = True
# Without HTTPS, browsers treat only localhost as secure.
MFA_WEBAUTHN_ALLOW_INSECURE_ORIGIN = not HTTPS

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "accounts.authentication.TokenAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_THROTTLE_CLASSES": [
        "glenmore_site.base.throttling.AnonRateThrottle",
        "glenmore_site.base.throttling.UserRateThrottle",
        "glenmore_site.base.throttling.ScopedRateThrottle",
    ],
    # A view that needs a stricter rate sets its scope: throttle_scope = "guest".
    "DEFAULT_THROTTLE_RATES": {
        "anon": "120/min",
        "user": "600/min",
        "guest": f"{environment.number('GLENMORE_GUEST_LIMIT', 20)}/hour",
        "tables": "120/hour",
        "export": "10/hour",
        "friends": "60/min",
        "tokens": "30/hour",
        "replays": "60/min",
        "frames": "240/min",
        "moves": "240/min",
        "chat": "30/min",
        "hints": "20/min",
        "invitations": "30/hour",
        "corrections": "10/hour",
    },
    "EXCEPTION_HANDLER": "glenmore_site.base.problems.problem_response",
    "NUM_PROXIES": PROXIES,
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Glenmore",
    "DESCRIPTION": "Play Glen More and Glen More II, as a person or as a program.",
    "VERSION": "1",
    "EXTERNAL_DOCS": {
        "url": "/api/v1/auth/openapi.json",
        "description": "Signing up, logging in and out: the addresses under auth/",
    },
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "SERVE_INCLUDE_SCHEMA": False,
    "COMPONENT_SPLIT_REQUEST": True,
    "ENUM_NAME_OVERRIDES": {"ChannelChoice": "notifications.models.ChannelChoice"},
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "games.api.schema.add_engine_types",
        "glenmore_site.web.schema.add_problems",
    ],
}

SITE_URL = environment.address("GLENMORE_SITE_URL", "http://localhost:8000", "https", "http")
MAIL = environment.email_settings("GLENMORE_SMTP_URL", VAR / "mails")
MAIL_SERVICE = os.environ.get("GLENMORE_MAIL_SERVICE", "")
EMAIL_BACKEND = environment.anymail_backend("GLENMORE_MAIL_SERVICE") or MAIL.backend
ANYMAIL = environment.anymail_settings(MAIL_SERVICE, os.environ.get("GLENMORE_MAIL_KEY", ""))
EMAIL_TIMEOUT = 20
EMAIL_FILE_PATH = MAIL.folder
EMAIL_HOST = MAIL.host
EMAIL_PORT = MAIL.port
EMAIL_HOST_USER = MAIL.user
EMAIL_HOST_PASSWORD = MAIL.password
EMAIL_USE_TLS = MAIL.starttls
EMAIL_USE_SSL = MAIL.tls
DEFAULT_FROM_EMAIL = os.environ.get("GLENMORE_MAIL_FROM") or "Glenmore <glenmore@localhost>"
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""

VAPID_PRIVATE_KEY = environment.secret(
    "GLENMORE_VAPID_KEY", VAR / "vapid-key", environment.new_vapid_key
)
# Browsers supply the URL of their push service; only these hosts, and those below, are called.
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
# Further origins, such as http://localhost:* for a local push service; their IP addresses are
# not checked when the site connects.
PUSH_TRUSTED_ORIGINS = environment.comma_separated("GLENMORE_PUSH_ORIGINS", "")

CELERY_BROKER_URL = REDIS_URL or "memory://localhost"
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_TIMEZONE = "UTC"
# Seconds between two runs. All tasks may run twice, or be started by two beats at once.
CELERY_BEAT_SCHEDULE = {
    name: {"task": task, "schedule": seconds, "options": {"expires": seconds}}
    for name, task, seconds in (
        ("time", "games.tasks.keep_time", 10),
        ("messages", "notifications.tasks.deliver_due", 10),
        ("sweep", "notifications.tasks.sweep", 120),
        ("digests", "notifications.tasks.gather_digests", 300),
    )
}

LOGGING = logs.configuration(environment.one_of("GLENMORE_LOG", *logs.FORMATS))
METRICS_TOKEN = environment.token("GLENMORE_METRICS_TOKEN")
METRICS_PORT = environment.number("GLENMORE_METRICS_PORT", 0, minimum=0)
METRICS_FOLDER = os.environ.get("PROMETHEUS_MULTIPROC_DIR", "")

# Bots are played by a thread of this process, or (empty) by workers with `manage.py play_bots`.
BOT_RUNNER = "" if environment.flag("GLENMORE_BOT_WORKERS") else "games.services.bots.runner.wake"
# How long a bot may look ahead in one turn, in seconds of CPU time.
BOT_CPU_SECONDS = environment.number("GLENMORE_BOT_CPU_MS", 1600, minimum=0) / 1000
BOT_PAUSE = 0.6  # seconds before each turn of a bot, so that people can follow

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "connect-src": [SELF],  # includes the site's sockets
        "manifest-src": [SELF],
        "base-uri": [NONE],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"

if HTTPS:
    SECURE_SSL_REDIRECT = True
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_HSTS_SECONDS = 31_536_000
    SECURE_HSTS_INCLUDE_SUBDOMAINS = True
    SECURE_HSTS_PRELOAD = True
    CSRF_COOKIE_SECURE = True
    SESSION_COOKIE_SECURE = True
